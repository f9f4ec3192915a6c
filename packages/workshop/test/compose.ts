import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../src/root.mjs';

export interface ComposeService {
  profiles?: string[];
  volumes?: string[];
  networks?: string[];
  environment?: string[] | Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  [word: string]: unknown;
}
export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

export function readCompose(): { file: ComposeFile; services: Record<string, ComposeService> } {
  const file = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as ComposeFile;
  return { file, services: file.services };
}

export const listOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);

/** Variables as a map; one that is only named is handed on as it is. Placeholders stand for what follows `:-`. */
export function environmentOf({ environment = {} }: ComposeService): Record<string, string> {
  const pairs = Array.isArray(environment)
    ? environment.map((each) => [each, ''] as const)
    : Object.entries(environment);
  return Object.fromEntries(pairs.map(([name, value]) => [name, value.replace(PLACEHOLDER, '$1')]));
}

const PLACEHOLDER = /\$\{[A-Z_]+:-([^}]*)\}/g;

/** What the Compose specification calls these things, as far as we use them, and what they have to look like. */
const text = (value: unknown): boolean => typeof value === 'string';
const texts = (value: unknown): boolean => Array.isArray(value) && value.every(text);
const isTrue = (value: unknown): boolean => value === true;
const span = (value: unknown): boolean => /^\d+(s|m)$/.test(String(value));
const map = (shape: Record<string, (value: unknown) => boolean>) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([word, each]) => shape[word]?.(each) ?? false);

const SERVICE: Record<string, (value: unknown) => boolean> = {
  image: text,
  build: text,
  user: text,
  command: texts,
  profiles: texts,
  ports: texts,
  volumes: texts,
  networks: texts,
  tmpfs: texts,
  cap_drop: texts,
  cap_add: texts,
  security_opt: texts,
  shm_size: (value) => /^\d+m$/.test(String(value)),
  read_only: isTrue,
  init: isTrue,
  restart: (value) => ['no', 'always', 'on-failure', 'unless-stopped'].includes(String(value)),
  stop_grace_period: span,
  environment: (value) => texts(value) || (typeof value === 'object' && Object.values(value ?? {}).every(text)),
  depends_on: (value) => typeof value === 'object',
  healthcheck: map({
    test: texts,
    interval: span,
    timeout: span,
    start_period: span,
    retries: (value) => Number.isInteger(value),
  }),
  logging: map({ driver: text, options: map({ 'max-size': text, 'max-file': text }) }),
  deploy: map({
    resources: map({ limits: map({ cpus: text, memory: text, pids: (value) => Number.isInteger(value) }) }),
  }),
};
const CONDITIONS = ['service_started', 'service_healthy'];

/** What Compose would not understand or not find, a line each. */
export function problemsOf({ services, networks, volumes, ...rest }: ComposeFile): string[] {
  const found = Object.keys(rest).filter((word) => !word.startsWith('x-'));
  for (const [name, service] of Object.entries(services)) {
    const say = (what: string): unknown => found.push(`${name}: ${what}`);
    for (const [word, value] of Object.entries(service)) if (!SERVICE[word]?.(value)) say(word);
    if (!service.image && !service.build) say('neither image nor build');
    for (const network of service.networks ?? []) if (!(network in networks)) say(`network ${network}`);
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      if (!from.startsWith('.') && !(from in volumes)) say(`volume ${from}`);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (!isStartedWith(services[other], service)) say(`${other} is not started with it`);
      const isKnown = CONDITIONS.includes(condition);
      if (!isKnown || (condition === 'service_healthy' && !services[other]?.healthcheck)) say(condition);
    }
  }
  return found.sort();
}

/** Whoever depends on a service has to be in a profile that starts it. */
function isStartedWith(other: ComposeService | undefined, { profiles }: ComposeService): boolean {
  if (!other) return false;
  if (!other.profiles) return true;
  return profiles?.every((profile) => other.profiles?.includes(profile)) ?? false;
}
