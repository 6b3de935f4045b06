import './styles.css';
import type { RouteObject } from 'react-router';

/** All that the shell knows of this area: its pages, relative to the area's path. */
export const routes: RouteObject[] = [{ index: true, lazy: () => import('./pages/start/start-page.tsx') }];
