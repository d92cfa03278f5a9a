import { useId } from 'react';
import { Button, HoverTip, type IconNode, VisuallyHidden } from '@arena/shared/ui';

interface InertButtonProps {
  readonly label: string;
  readonly name: string;
  readonly icon: IconNode;
  /** Why it is disabled. */
  readonly reason: string;
}

/** A disabled button that stays reachable with the keyboard, and explains why it is disabled. */
export function InertButton({ label, name, icon, reason }: InertButtonProps) {
  const id = useId();
  return (
    <HoverTip text={reason} describe={false} onPress>
      <Button size="sm" icon={icon} aria-label={name} aria-disabled aria-describedby={id}>
        {label}
        <VisuallyHidden id={id}>{reason}</VisuallyHidden>
      </Button>
    </HoverTip>
  );
}
