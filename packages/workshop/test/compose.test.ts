import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCaddyfile } from './caddyfile.ts';
import { type ComposeService, environmentOf, listOf, problemsOf, readCompose } from './compose.ts';
import { hostSettings } from './settings.ts';

const { file, services } = readCompose();
const service = (name: string): ComposeService => {
  const found = services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
};
const inProfile = (profile: string): string[] =>
  Object.keys(services).filter((name) => service(name).profiles?.includes(profile));
const byDefault = Object.keys(services).filter((name) => !service(name).profiles);
const servers = ['morgenrot', 'node-one', 'node-two'];

describe('docker-compose.yml', () => {
  it('says nothing that Compose does not understand, and names nothing that is not there', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('would be found wrong with a misspelt word, a missing volume or a dependency that is not started', () => {
    const wrong = structuredClone(file);
    wrong.services.redis!.read_onyl = true;
    wrong.services.redis!.volumes = ['redis:/data'];
    wrong.services.morgenrot!.depends_on = { redis: { condition: 'service_healty' } };
    expect(problemsOf(wrong)).toEqual([
      'morgenrot: redis is not started with it',
      'morgenrot: service_healty',
      'redis: read_onyl',
      'redis: volume redis',
    ]);
  });

  it('has one service by default, built here, on port 8000, with its data on a volume', () => {
    expect(byDefault).toEqual(['morgenrot']);
    expect(service('morgenrot')).toMatchObject({
      build: '.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose's own placeholder
      ports: ['${PORT:-8000}:8000'],
      volumes: ['data:/data'],
    });
  });

  it('adds a proxy with certificates, or two servers behind one on PostgreSQL and Redis', () => {
    expect(inProfile('tls')).toEqual(['tls']);
    expect(inProfile('scale').sort()).toEqual(['node-one', 'node-two', 'postgres', 'proxy', 'redis']);
    for (const name of ['node-one', 'node-two']) {
      const { DATABASE_URL = '', REDIS_URL = '' } = environmentOf(service(name));
      expect(new URL(DATABASE_URL).hostname).toBe('postgres');
      expect(new URL(REDIS_URL).hostname).toBe('redis');
    }
    expect(environmentOf(service('proxy')).SERVERS).toBe('node-one:8000 node-two:8000');
    expect(environmentOf(service('tls')).SERVERS).toBe('morgenrot:8000');
  });

  it('lets each service that is built have a name of its own: two that are built at once would be in each other’s way', () => {
    for (const name of servers) {
      expect(service(name), name).toMatchObject({ build: '.' });
      expect(service(name), name).not.toHaveProperty('image');
    }
  });

  it('hands on everything that a host may set, to one server and to two', () => {
    for (const name of servers)
      expect(Object.keys(environmentOf(service(name))).sort(), name).toEqual(hostSettings().sort());
  });

  it('publishes nothing but the single server and the proxies, and lets the database out of the house not at all', () => {
    const published = Object.keys(services).filter((name) => service(name).ports);
    expect(published.sort()).toEqual(['morgenrot', 'proxy', 'tls']);
    expect(file.networks.back).toMatchObject({ internal: true });
    for (const name of ['postgres', 'redis']) expect(listOf(service(name).networks)).toEqual(['back']);
  });

  it('gives nothing more rights, memory or time than it needs', () => {
    for (const [name, each] of Object.entries(services)) {
      expect(each, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
        deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.stringMatching(/^\d+[MG]$/) } } },
        stop_grace_period: expect.stringMatching(/^\d+s$/),
        logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
      });
      expect(each, name).not.toHaveProperty('privileged');
    }
    // Ports below 1024 are the proxy's trade, and nobody else's.
    expect(Object.keys(services).filter((name) => service(name).cap_add)).toEqual(['tls', 'proxy']);
    for (const name of ['postgres', 'redis']) expect(service(name).user).toBe(name);
  });

  it('gives a server longer to end than a server takes', () => {
    const ending = readFileSync(join(import.meta.dirname, '../../server/src/ending.ts'), 'utf8');
    const longest = Number(/LONGEST_CLOSE_MS = ([\d_]+)/.exec(ending)?.[1]?.replace('_', ''));
    expect(longest).toBeGreaterThan(0);
    for (const name of servers)
      expect(Number.parseInt(String(service(name).stop_grace_period), 10) * 1000).toBeGreaterThan(longest);
  });

  it('asks every server whether it is well', () => {
    for (const name of servers) {
      const { test } = service(name).healthcheck as { test: string[] };
      expect(test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
      expect(test[3]).toContain('http://127.0.0.1:8000/healthz');
    }
  });
});

describe('docs/Caddyfile', () => {
  const caddyfile = readCaddyfile();

  it('is what the proxies of docker-compose.yml run, at the address that people use', () => {
    for (const name of ['proxy', 'tls']) {
      expect(service(name).volumes).toContain('./docs/Caddyfile:/etc/caddy/Caddyfile:ro');
      expect(Object.keys(environmentOf(service(name))).sort()).toEqual(caddyfile.variables);
    }
    expect(caddyfile.blocks.map(({ head }) => head)).toEqual(['', '{$PUBLIC_URL::80}']);
  });

  it('passes everything on in turn, binds nobody to a server, and passes over one that is going', () => {
    const [proxy] = caddyfile.blocks[1]!.blocks;
    expect(proxy?.head).toBe('reverse_proxy {$SERVERS:127.0.0.1:8000}');
    expect(proxy?.lines).toEqual(
      expect.arrayContaining(['lb_policy round_robin', 'health_uri /readyz', 'lb_try_duration 5s']),
    );
    expect(proxy?.lines.join('\n')).not.toMatch(/cookie|ip_hash|header/);
  });
});
