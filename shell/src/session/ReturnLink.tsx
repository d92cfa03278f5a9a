import { isAdminRole } from '@arena/shared/contract';
import { Button } from '@arena/shared/ui';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from './auth-store';
import { forgetReturn, readReturn } from './return-address';
import * as t from './forms.messages';

/** Links to where the last session ended, if the user may open it. */
export function ReturnLink() {
  const { isLoggedIn, role, loggedInUserInfo } = useAuth();
  const [back] = useState(() => (isLoggedIn ? readReturn(loggedInUserInfo?.id ?? null) : null));
  if (back === null || (back.path.startsWith('/admin') && !isAdminRole(role))) return null;
  return (
    <Button component={Link} to={back.path} iconAfter={ArrowRight} onClick={forgetReturn} style={{ whiteSpace: 'normal' }}>
      {t.continueWhereYouWere(back.screen)}
    </Button>
  );
}
