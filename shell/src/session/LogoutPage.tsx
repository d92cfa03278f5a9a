import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { logout } from './useLogout';

export default function LogoutPage() {
  useEffect(() => logout(), []);
  return <Navigate to="/" replace />;
}
