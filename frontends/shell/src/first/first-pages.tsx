import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@touchline/app-core/client/query-client.ts';
import { parseBoot } from '@touchline/app-core/session/boot.ts';
import { type Session, SessionProvider } from '@touchline/app-core/session/session.tsx';
import { CrestProvider, TooltipProvider } from '@touchline/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Component as Login } from '../pages/entry/login-page.tsx';
import { Component as Register } from '../pages/entry/register-page.tsx';
import { Landing } from '../pages/home/landing/landing.tsx';

interface FirstPage {
  readonly Page: ComponentType;
  /** Below `src`: what the page needs of its own. */
  readonly module: string;
  /**
   * When its scripts are asked for: a form needs them, and who fills one in needs all of them right after; who only reads never
   * needs any, for a link leads on by itself.
   */
  readonly begins: 'at-once' | 'touched';
}

/**
 * Pages whose words stand before any script of theirs has come: where people begin. They are drawn once, when the shell is built, as
 * a guest sees them; the server sends them along, and the shell takes over what was typed. A new one is a row here.
 */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  '/': { Page: Landing, module: 'pages/home/home-page.tsx', begins: 'touched' },
  '/login': { Page: Login, module: 'pages/entry/login-page.tsx', begins: 'at-once' },
  '/register': { Page: Register, module: 'pages/entry/register-page.tsx', begins: 'at-once' },
};

const guest: Session = {
  identity: null,
  current: null,
  config: parseBoot('').config,
  switchProfile: () => undefined,
  refresh: async () => null,
};

/** The HTML inside of `#root`. */
export const draw = (path: string): string => {
  const first = firstPages[path];
  if (!first) throw new Error(`There is no first page at ${path}`);
  const { Page } = first;
  return renderToString(
    <SessionProvider session={guest}>
      <QueryClientProvider client={createQueryClient()}>
        <CrestProvider source={null}>
          <TooltipProvider>
            <MemoryRouter initialEntries={[path]}>
              <div role="status" />
              <Page />
            </MemoryRouter>
          </TooltipProvider>
        </CrestProvider>
      </QueryClientProvider>
    </SessionProvider>,
  );
};
