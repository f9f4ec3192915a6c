import { Person } from './person.ts';

export const ADMIN_TOKEN = 'MARK-admin-token-that-is-long-enough';

export interface AdminAnswer {
  status: number;
  body: Record<string, unknown> & { ok: boolean; reason?: { key: string; params?: Record<string, unknown> } };
}

/** Whoever runs the server, at the admin page. */
export class Admin {
  readonly url: string;
  cookie = '';
  private readonly browser: Person;

  constructor(url: string) {
    this.url = url;
    this.browser = new Person(url, 'Admin');
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<AdminAnswer> {
    this.browser.cookie = this.cookie;
    const { status, body: answer } = await this.browser.ask(method, `/api/admin${path}`, body, headers);
    return { status, body: answer as unknown as AdminAnswer['body'] };
  }

  async enter(token = ADMIN_TOKEN): Promise<AdminAnswer> {
    this.browser.cookie = '';
    const { status, body } = await this.browser.ask(
      'POST',
      '/api/admin/enter',
      {},
      { Authorization: `Bearer ${token}` },
    );
    this.cookie = this.browser.cookie;
    return { status, body: body as unknown as AdminAnswer['body'] };
  }

  /** Something done at a table. */
  at = (table: string, deed: string, body: object = {}): Promise<AdminAnswer> =>
    this.ask('POST', `/tables/${table}/${deed}`, body);

  read = async <T>(path: string): Promise<T> => (await this.ask('GET', path)).body as unknown as T;
}
