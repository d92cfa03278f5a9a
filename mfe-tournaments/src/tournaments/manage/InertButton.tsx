import { Button, HoverTip, type IconNode } from '@arena/shared/ui';

interface InertButtonProps {
  readonly label: string;
  readonly name: string;
  readonly icon?: IconNode;
  readonly reason: string;
}

/** A disabled button that stays focusable and explains why it is disabled. */
export function InertButton({ label, name, icon, reason }: InertButtonProps) {
  return (
    <HoverTip text={reason} describe={false} onPress>
      <Button size="sm" icon={icon} aria-label={name} aria-disabled aria-description={reason}>
        {label}
      </Button>
    </HoverTip>
  );
}
