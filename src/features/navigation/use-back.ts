import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { canGoBack } from './history-stack.ts';
import { currentStack } from './history.ts';

/** One step back, or home when a link opened the app right here. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (canGoBack(currentStack())) void navigate(-1);
    else void navigate(paths.home(), { replace: true });
  };
}
