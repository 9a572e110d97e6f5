import { languages } from '#i18n/locales.ts'
import { openDatabase } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { refusalText } from '#server/answer/texts.ts'
import { adminsOf, linkForAdmin } from '#server/person/first-admin.ts'
import { SettingsError, readSettings } from '#server/settings.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const USAGE = `npm run admin -- ACCOUNT CONTACT   makes the first administrator; CONTACT is an e-mail address, or a phone such as +8613800138000
npm run admin -- ACCOUNT           lets an administrator in again, by a link that sets a new password`

/** What the portal refuses, in the language of the terminal. */
function wordsOf(error: unknown): string {
  const english = languages.find(({ code }) => code === 'en_US') ?? languages[0]
  if (error instanceof Refusal) return refusalText(english, error.reason, error.parameters)
  if (error instanceof SettingsError) return `The settings are not right:\n${error.message}`
  return error instanceof Error ? error.message : String(error)
}

async function run([account, contact = '']: readonly string[]): Promise<void> {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    if (account === undefined) {
      const admins = await adminsOf(db)
      const shown = admins.map(({ accountName, state }) => `${accountName} (${state})`).join(', ')
      say(admins.length === 0 ? 'There is no administrator yet.' : `Administrators: ${shown}.`)
      say(USAGE)
      process.exitCode = 1
      return
    }
    const origin = settings.origin ?? `http://localhost:${settings.port}`
    const { link, accountName, expiresAt } = await linkForAdmin(db, { account, contact, origin, now: new Date() })
    say(
      `${accountName} sets a password here, once, until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC:\n`,
    )
    say(`  ${link}\n`)
    if (settings.origin === null) say('Where the portal has another address, set ORIGIN and ask again.')
  } finally {
    await db.destroy()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}
