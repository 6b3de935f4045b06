import { useLocation, useNavigate, useParams } from '@touchline/app-core/page/router.ts';
import { useEffect } from 'react';

/** The same address with the name a player goes by today in it. @param pathname ends in `{nickname}/{id}` */
export const ownAddress = (pathname: string, nickname: string): string =>
  pathname.replace(/[^/]+(?=\/[^/]+\/?$)/, () => encodeURIComponent(nickname));

/** A page that was opened by a name the player no longer goes by, or never did, moves to the one that is right. */
export const useOwnAddress = (nickname: string | undefined): void => {
  const { nickname: asked } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const right = asked !== undefined && nickname !== undefined ? nickname || 'player' : asked;
  useEffect(() => {
    if (right !== undefined && right !== asked)
      void navigate({ pathname: ownAddress(pathname, right), search, hash }, { replace: true });
  }, [right, asked, pathname, search, hash, navigate]);
};
