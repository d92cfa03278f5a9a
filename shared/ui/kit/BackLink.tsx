import { ArrowLeft } from 'lucide';
import { Link } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui/core';

/** The link back to the list, for the `back` prop of `PageHeader`. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button component={Link} to={to} tone="ghost" size="sm" icon={ArrowLeft}>
    {children}
  </Button>
);
