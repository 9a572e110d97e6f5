import type { Querying } from '#server/database/open.ts'
import type { Texts } from '#i18n/dictionaries.ts'
import { languageOf } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import { mainLanguage } from '#server/main-language.ts'

/** The text of a letter. */
interface Words {
  readonly subject: string
  readonly text: string
}

/**
 * Writes to the owner of an account that a way into it has come or gone, by e-mail or, without one, by text message.
 */
export async function tellOwner(
  trx: Querying,
  outbox: Outbox,
  userId: string,
  words: (LL: Texts) => Words,
): Promise<void> {
  const owner = await trx
    .selectFrom('user')
    .select(['phone', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const target = owner.email ?? owner.phone
  if (target === null) return
  const { subject, text } = words(textsOf(languageOf(owner.language) ?? mainLanguage()))
  const byMail = owner.email !== null
  await outbox.put(trx, {
    channel: byMail ? 'email' : 'sms',
    target,
    subject: byMail ? subject : null,
    body: text,
    userId,
  })
}
