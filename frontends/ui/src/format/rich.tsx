import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with something other than words in it: `text('accept', { terms: '{terms}' })` with a link for `terms`. The
 * sentence stays whole in its catalogue, so that another language can put the link where it belongs.
 */
export const Rich = ({
  children,
  parts,
}: {
  readonly children: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}): ReactNode =>
  children.split(/(\{\w+\})/).map((piece, at) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    return <Fragment key={at}>{name && name in parts ? parts[name] : piece}</Fragment>;
  });
