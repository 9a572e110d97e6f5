import { Client } from 'pg'

/** The template of every copy. */
export const TEMPLATE = 'portal_template'

/**
 * Creates a database, empty or as a copy; `server` is the address of the server's own database. The answer: its
 * address.
 */
export async function createDatabase(server: string, name: string, template: string | null): Promise<string> {
  await command(server, `create database "${name}"${template === null ? '' : ` template "${template}"`}`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await command(server, `drop database "${name}" with (force)`)
}

async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
