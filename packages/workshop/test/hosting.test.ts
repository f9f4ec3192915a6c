import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../src/root.mjs';
import { readCompose } from './compose.ts';
import { settingNames, settingsInReadme } from './settings.ts';
import { tree } from './tree.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const all = (pattern: RegExp): string[] => [...readme.matchAll(pattern)].map(([, what]) => String(what));
const lineWith = (what: string): string => {
  const line = readme.split('\n').find((each) => each.includes(what));
  if (!line) throw new Error(`the README does not say ${what}`);
  return line;
};

describe('what the README tells hosts', () => {
  it('has a table of every setting that there is, and of no other', () => {
    expect(settingsInReadme().sort()).toEqual(settingNames().sort());
  });

  it('names profiles, services, settings and commands that there are', () => {
    const { services } = readCompose();
    const profiles = Object.values(services).flatMap((service) => service.profiles ?? []);
    const named = all(/--profile (\S+)/g);
    expect(named).toEqual(expect.arrayContaining(['tls', 'scale']));
    expect(profiles).toEqual(expect.arrayContaining(named));
    for (const service of all(/exec -T (\S+)/g)) expect(Object.keys(services)).toContain(service);
    for (const script of all(/node (packages\/\S+\.ts)/g)) expect(existsSync(join(ROOT, script)), script).toBe(true);
    const [, env = ''] = /cat > \.env <<END\n(.*?)\nEND/s.exec(readme) ?? [];
    const set = env.split('\n').map((line) => line.split('=')[0]);
    expect(set).toEqual(['PUBLIC_URL', 'TRUST_PROXY', 'SESSION_SECRET', 'PORT']);
    for (const name of [...set, 'POSTGRES_PASSWORD'])
      expect(compose).toMatch(new RegExp(`\\$\\{${name}:-|- ${name}$`, 'm'));
  });

  it('backs up every night and restores, with the lines as they stand there', async () => {
    // Stands for Docker: `docker compose exec -T SERVICE …` runs the same words here.
    const docker = `#!/bin/sh\nshift 4\ncd '${ROOT}' && exec "$@"\n`;
    const folder = tree({ 'bin/docker': docker, 'backups/old.txt': '', 'data/.keep': '' });
    chmodSync(join(folder, 'bin/docker'), 0o755);
    const path = [join(folder, 'bin'), join(process.execPath, '..'), process.env.PATH].join(delimiter);
    const run = (line: string) =>
      new Promise<{ failed: boolean; output: string }>((resolve) => {
        const env = { PATH: path, DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'data') };
        execFile('/bin/sh', ['-c', line], { cwd: folder, env }, (error, output, errors) =>
          resolve({ failed: error !== null, output: output + errors }),
        );
      });
    const saves = () => readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.gz'));

    const nightly = lineWith('15 4 * * * ').replace(/^(\S+ ){5}/, '');
    // What crontab takes for the end of a line stands there with a backslash.
    const asCronRunsIt = nightly.replaceAll('\\%', '%').replace('cd /srv/morgenrot', `cd '${folder}'`);
    expect(asCronRunsIt).not.toBe(nightly);
    const saved = await run(asCronRunsIt);
    expect(saved.failed, saved.output).toBe(false);
    expect(saves()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.gz$/)]);

    const restored = await run(lineWith('restore.ts - --replace').replace(/\d{4}-\d\d-\d\d\.gz/, String(saves()[0])));
    expect(restored.output).toMatch(/Restored: \d+ rows/);
    expect(restored.failed).toBe(false);

    // A night on which it fails leaves the backups of before.
    const failing = await run(asCronRunsIt.replace('exec -T morgenrot node', 'exec -T morgenrot false'));
    expect(failing.failed).toBe(true);
    expect(saves()).toHaveLength(1);
  });
});
