import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { breaksSince, publishedBefore } from './baseline.ts';

/** Where the published events are found, in repositories of every kind that a check runs in. */

let root: string;
const at = (name: string) => join(root, name);
const git = (repository: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: at(repository),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const shirt = (...properties: readonly string[]) => ({
  topic: 'touchline.shirt',
  key: 'subject',
  events: { 'touchline.shirt.washed.v1': { properties: Object.fromEntries(properties.map((p) => [p, {}])) } },
});
const write = (repository: string, ...properties: readonly string[]): void => {
  mkdirSync(at(`${repository}/baseline`), { recursive: true });
  writeFileSync(at(`${repository}/baseline/touchline.shirt.yaml`), stringify(shirt(...properties)));
};
const commit = (repository: string, ...properties: readonly string[]): string => {
  write(repository, ...properties);
  git(repository, 'add', '.');
  git(repository, 'commit', '--allow-empty', '-m', 'A shirt');
  return git(repository, 'rev-parse', 'HEAD');
};
const found = (repository: string) => {
  const { commit: from, topics } = publishedBefore(at(`${repository}/baseline`));
  const [topic] = Object.values(topics);
  return { from, properties: Object.keys((topic?.events['touchline.shirt.washed.v1']?.properties ?? {}) as object) };
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-baseline-'));
  mkdirSync(at('main'));
  git('main', 'init', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the published events', () => {
  it('are those of HEAD while the working tree differs', () => {
    const first = commit('main', 'id');
    write('main', 'number');
    expect(found('main')).toEqual({ from: first, properties: ['id'] });
  });
  it('are those before the latest commit that changed them, however many commits ago', () => {
    const first = commit('main', 'id');
    commit('main', 'id', 'number');
    git('main', 'commit', '--allow-empty', '-m', 'Something else');
    expect(found('main')).toEqual({ from: first, properties: ['id'] });
  });
  it('are those of the base on origin/main on a branch of several commits', () => {
    const first = commit('main', 'id');
    git('main', 'clone', '.', at('clone'));
    commit('clone', 'number');
    commit('clone', 'number', 'size');
    expect(found('clone')).toEqual({ from: first, properties: ['id'] });
  });
  it('are found in a clone of a bare repository with main alone', () => {
    const first = commit('main', 'id');
    commit('main', 'number');
    git('main', 'clone', '--bare', '.', at('bare.git'));
    git('main', 'clone', at('bare.git'), at('clone'));
    expect(found('clone')).toEqual({ from: first, properties: ['id'] });
  });
  it('are none in the first commit, in a clone of depth 1 and without git', () => {
    commit('main', 'id');
    expect(found('main')).toEqual({ from: undefined, properties: [] });
    commit('main', 'number');
    git('main', 'clone', '--depth', '1', `file://${at('main')}`, at('shallow'));
    expect(found('shallow')).toEqual({ from: undefined, properties: [] });
    mkdirSync(at('copy'));
    cpSync(at('main/baseline'), at('copy/baseline'), { recursive: true });
    expect(found('copy')).toEqual({ from: undefined, properties: [] });
  });
  it('a break since then is said', () => {
    commit('main', 'id', 'number');
    const topics = { 'touchline.shirt': shirt('id') };
    commit('main', 'id');
    expect(breaksSince(publishedBefore(at('main/baseline')).topics, topics)).toEqual([
      'touchline.shirt.washed.v1.number was removed',
    ]);
  });
});
