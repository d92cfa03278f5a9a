import { NotFoundPage } from '../pages/NotFoundPage';
import { useConsoleNavigation } from './own-navigation';

export default function NotFound() {
  return <NotFoundPage navigation={useConsoleNavigation()} />;
}
