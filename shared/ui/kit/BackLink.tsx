import { ArrowLeft } from 'lucide';
import { Link } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui/core';

export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button component={Link} to={to} tone="ghost" size="sm" icon={ArrowLeft}>
    {children}
  </Button>
);
