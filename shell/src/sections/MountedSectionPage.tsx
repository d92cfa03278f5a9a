import type { Mount } from '@arena/shared/contract/section';
import { MountedPage } from '@arena/shared/ui/mount';
import { useState } from 'react';
import { platformOf } from './declared-calls';
import type { RegisteredSection } from './registry';

/** A page of another framework, with the section's own platform. */
export function MountedSectionPage({ mount, of: { name } }: { readonly mount: Mount; readonly of: RegisteredSection }) {
  const [platform] = useState(() => platformOf(name));
  return <MountedPage mount={mount} platform={platform()} />;
}
