/**
 * What Touchline uses of react-router. Shell and remotes share this instead of the package, for what is shared comes whole: of
 * the package's 59 kB the pages use half. Whatever else a page needs of it is added here.
 */
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
