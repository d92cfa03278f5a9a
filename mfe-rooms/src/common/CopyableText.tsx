import { platform } from '@arena/shared/platform';
import { CopyableText as Copyable, type CopyableTextProps } from '@arena/shared/ui';

/** A text that will be typed into a game, copied with a message of the platform's. */
export const CopyableText = (props: Omit<CopyableTextProps, 'notify'>) => (
  <Copyable {...props} notify={(toast) => platform().notify(toast)} />
);
