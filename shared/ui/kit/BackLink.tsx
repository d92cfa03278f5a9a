import { ArrowLeft } from 'lucide';
import { Link } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui/core';

/** Back to where one came from: "Back to rooms". */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button component={Link} to={to} tone="ghost" size="sm" icon={ArrowLeft}>
    {children}
  </Button>
);
