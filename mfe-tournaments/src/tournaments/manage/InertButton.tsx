import { useId } from 'react';
import { Button, HoverTip, type IconNode, VisuallyHidden } from '@arena/shared/ui';

interface InertButtonProps {
  readonly label: string;
  readonly name: string;
  readonly icon: IconNode;
  /** Why it does nothing. */
  readonly reason: string;
}

/** A button that is there and does nothing: it stays reachable, and says why. */
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
