import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { logout } from './useLogout';

/** /auth/logout: signs out and goes home. */
export default function LogoutPage() {
  useEffect(() => logout(), []);
  return <Navigate to="/" replace />;
}
