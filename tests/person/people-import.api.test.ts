import { zipSync, strToU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  checkPeople,
  getPeopleTemplate,
  getPerson,
  importPeople,
  listPeople,
} from '#api/person/managed-person.contract.ts'
import type { ImportStep, ManagedPerson, PeopleCheck, PersonEntry } from '#api/person/managed-person.contract.ts'
import { languages } from '#i18n/locales.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { userId } from '#server/demo/ids.ts'
import { textsOf } from '#server/answer/texts.ts'
import { cellText } from '#server/sheet/csv-text.ts'
import { separatorOf } from '#server/sheet/parse-sheet.ts'
import { recordKinds } from '#server/parts.ts'
import { spreadsheet } from '../../scripts/demo/documents/spreadsheet.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { linkIn } from '#tests/kit/server/people.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

interface Sent {
  readonly existing?: string
  readonly invites?: boolean
  readonly lang?: string
  readonly encoding?: string
}
type Bytes = string | Uint8Array<ArrayBuffer>
const fileOf = (content: Bytes, name = 'people.csv') => new File([content], name)
const HEAD = 'accountName,originalName,phone,email,language,roles'
const csv = (...rows: string[]) => [HEAD, ...rows].join('\r\n')
const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
const workbook = (rows: readonly (readonly (string | number | null)[])[]): Uint8Array<ArrayBuffer> =>
  bytesOf(spreadsheet([{ name: 'People', widths: [20], rows: rows.map((cells) => ({ cells })), frozen: 0 }]))
/** A text in an encoding of one byte for each letter. */
function encodedAs(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const letters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)))
}
/** 张伟, in the encoding used by Chinese spreadsheets. */
const ZHANG_WEI_GB = [0xd5, 0xc5, 0xce, 0xb0]

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
  })
  const send = (file: File | undefined, { existing = 'refuse', invites = true, lang = 'en_US', ...more }: Sent = {}) =>
    admin.call(
      checkPeople,
      { existing, invites: String(invites), ...more, ...(file !== undefined && { file }) },
      { lang },
    )
  const check = async (file: File, options = {}): Promise<PeopleCheck> => {
    const { status, body } = await send(file, options)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as PeopleCheck
  }
  const told = async (file: File | undefined, options = {}): Promise<string | null> => {
    const before = await contentsOf(portal().db)
    const { body } = await send(file, options)
    expect(body.code, JSON.stringify(body)).toBe(5000)
    expect(await contentsOf(portal().db)).toEqual(before)
    return body.reason
  }
  const errorsOf = async (file: File, options = {}) => {
    const before = await contentsOf(portal().db)
    const { errors, importID } = await check(file, options)
    expect(importID).toBe(null)
    expect(await contentsOf(portal().db)).toEqual(before)
    return errors.map(({ row, column, reason }) => [row, column, reason])
  }
  const next = async (importID: string | null, doneCount = 0): Promise<ImportStep> => {
    const { body } = await admin.call(importPeople, { importID, doneCount })
    expect(body.code, JSON.stringify(body)).toBe(2000)
    return body.data as ImportStep
  }
  const find = async (keyword: string) =>
    ((await admin.call(listPeople, { keyword })).body.data as { list: PersonEntry[] }).list

  describe('the check of a file', () => {
    it('previews each row, and changes nobody', async () => {
      const before = await contentsOf(portal().db, ['user', 'user_role', 'transition_log', 'message'])
      const said = await check(
        fileOf(
          csv(
            'zhang.wei,张伟,138 0013 9001,zhang@people.example,zh_CN,learner;teacher',
            'li.na,李娜,,li@people.example,简体中文,学员、教师',
          ),
        ),
      )
      expect(said).toMatchObject({
        rowCount: 2,
        creates: 2,
        updates: 0,
        skips: 0,
        errors: [],
        errorCount: 0,
        ignored: [],
      })
      expect(said.rows).toEqual([
        {
          row: 2,
          action: 'create',
          accountName: 'zhang.wei',
          originalName: '张伟',
          phone: '+8613800139001',
          email: 'zhang@people.example',
          roles: ['learner', 'teacher'],
          department: '',
        },
        {
          row: 3,
          action: 'create',
          accountName: 'li.na',
          originalName: '李娜',
          phone: '',
          email: 'li@people.example',
          roles: ['learner', 'teacher'],
          department: '',
        },
      ])
      expect(await contentsOf(portal().db, ['user', 'user_role', 'transition_log', 'message'])).toEqual(before)
    })

    it('reads phones and e-mails as people read their own, and tells what nobody could change later', async () => {
      const file = fileOf(
        csv(
          'karl,Karl,+49 (0)171 1234567,,,',
          'karla,Karla,+49 171 1234567,,,',
          'jose,José,,josé@example.org,,',
          'info,Info,,info@münchen.example,,',
          'short,Short,+49 12,,,',
        ),
      )
      expect(await errorsOf(file)).toEqual([
        [3, 'phone', 'person.duplicatePhone'],
        [4, 'email', 'person.emailWrong'],
        [6, 'phone', 'person.phoneWrong'],
      ])
      const { rows } = await check(fileOf(csv('info,Info,0049 (0)171 1234567,info@münchen.example,,')))
      expect(rows.map(({ phone, email }) => [phone, email])).toEqual([['+491711234567', 'info@xn--mnchen-3ya.example']])
    })

    it('tells two departments with one name apart by their path, and does not choose between them', async () => {
      const { db } = portal()
      const twins = [
        { id: 'officeNorth', parent_id: 'upperBasin' },
        { id: 'officeSouth', parent_id: 'lowerBasin' },
      ]
      const like = await db.selectFrom('department').selectAll().where('id', '=', 'law').executeTakeFirstOrThrow()
      await db
        .insertInto('department')
        .values(twins.map((one) => ({ ...like, ...one })))
        .execute()
      const entries = twins.map(({ id: code }) => ({ type_code: 'department', code, position: 50 }))
      await db.insertInto('dict').values(entries).execute()
      await db
        .insertInto('dict_name')
        .values(twins.map(({ id: code }) => ({ type_code: 'department', code, language: 'en_US', name: 'Office' })))
        .execute()
      const rows = (...words: string[]) =>
        fileOf(
          [
            `${HEAD},department`,
            ...words.map((word, i) => `twin.${i},Twin ${i},,twin${i}@people.example,,,${word}`),
          ].join('\n'),
        )
      // As readers of French are shown it, who have no name for the office.
      const { name } = await db
        .selectFrom('dict_name')
        .select('name')
        .where('code', '=', 'upperBasin')
        .where('language', '=', 'fr_FR')
        .executeTakeFirstOrThrow()
      const words = ['Office', 'officeNorth', 'Upper basin authority / Office', 'Law/Office', `${name} / Office`]
      expect(await errorsOf(rows(...words))).toEqual([
        [2, 'department', 'person.departmentAmbiguous'],
        [5, 'department', 'person.departmentUnknown'],
      ])
      await db
        .deleteFrom('department')
        .where(
          'id',
          'in',
          twins.map(({ id }) => id),
        )
        .execute()
      await db.deleteFrom('dict').where('code', 'like', 'office%').execute()
    })

    it('takes departments by code or by name in any language, and tells an unknown one by its code', async () => {
      const head = `${HEAD},department`
      const rows = (...words: string[]) =>
        fileOf([head, ...words.map((word, i) => `dept.${i},Dept ${i},,dept${i}@people.example,,,${word}`)].join('\n'))
      expect(await errorsOf(rows('hydrology', 'sorcery', '', '魔法处'))).toEqual([
        [3, 'department', 'person.departmentUnknown'],
        [5, 'department', 'person.departmentUnknown'],
      ])
      const faulty = await check(rows('sorcery'))
      expect([faulty.errors[0]?.value, faulty.errors[0]?.message]).toEqual([
        'sorcery',
        'There is no department with this code.',
      ])
      const said = await check(rows('hydrology', '防汛抗旱处', 'Politique et droit', '', 'HYDROLOGY'))
      expect(said.rows.map(({ department }) => department)).toEqual([
        'hydrology',
        '防汛抗旱处',
        'Politique et droit',
        '',
        'HYDROLOGY',
      ])
      await next(said.importID)
      const codes = async () => (await find('dept.')).map(({ department }) => department)
      expect(await codes()).toEqual(['hydrology', 'floodControl', 'law', '', 'hydrology'])
      // Without the column, and where its cell is empty, an update leaves the department as it is.
      const again = await check(fileOf(csv('dept.0,Dept Zero,,dept0@people.example,,')), { existing: 'update' })
      await next(again.importID)
      const moved = await check(
        fileOf(`${head}\ndept.1,Dept One,,dept1@people.example,,,\ndept.2,Dept 2,,dept2@people.example,,,training`),
        { existing: 'update' },
      )
      await next(moved.importID)
      expect(await codes()).toEqual(['hydrology', 'floodControl', 'training', '', 'hydrology'])
    })

    it("reports every error with row and column, in the reader's language", async () => {
      const file = fileOf(
        csv(
          'learner,Somebody,,a@people.example,,',
          'two words,,123,nobody,Klingon,king',
          'one,One,,one@people.example,,',
          'ONE,Other,,ONE@people.example,,',
          'formula,"=HYPERLINK(""http://evil.example"")",+86 138 0000 1001,+cmd@people.example,,',
          'alone,Alone,,,,',
        ),
      )
      expect(await errorsOf(file)).toEqual([
        [2, 'accountName', 'person.accountTaken'],
        [3, 'language', 'person.languageUnknown'],
        [3, 'accountName', 'person.accountWrong'],
        [3, 'originalName', 'person.nameMissing'],
        [3, 'phone', 'person.phoneWrong'],
        [3, 'email', 'person.emailWrong'],
        [3, 'roles', 'person.roleUnknown'],
        [5, 'accountName', 'person.duplicateAccount'],
        [5, 'email', 'person.duplicateEmail'],
        [6, 'originalName', 'bulkImport.formula'],
        [6, 'email', 'bulkImport.formula'],
        [6, 'phone', 'person.phoneTaken'],
        [7, 'phone', 'person.contactMissing'],
      ])
      const { errors } = await check(file, { lang: 'fr_FR' })
      expect(errors[0]!.message).toBe(
        textsOf(languages.find(({ code }) => code === 'fr_FR')!).person.reason.accountTaken(),
      )
    })

    it.each(languages.map(({ code }) => [code] as const))(
      'accepts the headings and roles of %s, as in its template',
      async (code) => {
        const template = await admin.send({ method: 'GET', url: `/${getPeopleTemplate.path}?lang=${code}` })
        expect(template.raw.headers['content-disposition']).toContain('attachment')
        const { role } = textsOf(languages.find((language) => language.code === code)!).centre
        const said = await check(
          fileOf(`${template.raw.body}tpl.${code},Template,,${code}@people.example,,${role.teacher()}\r\n`),
        )
        expect([said.errors, said.ignored, said.rows[0]?.roles]).toEqual([[], [], ['teacher']])
      },
    )

    it('reads UTF-8, UTF-16 and GB18030, and all common separators', async () => {
      const rows = (separator: string) =>
        [HEAD.replaceAll(',', separator), ['enc', '张伟', '', 'enc@people.example', '', ''].join(separator)].join('\n')
      const nameIn = async (content: Bytes) => (await check(fileOf(content))).rows[0]?.originalName
      expect(await nameIn(`\ufeff${rows(',')}`)).toBe('张伟')
      expect(await nameIn(rows(';'))).toBe('张伟')
      expect(await nameIn(`sep=;\n${rows(';')}`)).toBe('张伟')
      expect(await nameIn(bytesOf(Buffer.from(`\ufeff${rows('\t')}`, 'utf16le')))).toBe('张伟')
      const [before = '', after = ''] = rows(',').split('张伟')
      const chinese = fileOf(new Uint8Array([...Buffer.from(before), ...ZHANG_WEI_GB, ...Buffer.from(after)]))
      expect((await check(chinese, { lang: 'zh_CN' })).rows[0]?.originalName).toBe('张伟')
    })

    it.each([
      ['windows-1252', 'francois,François,,f@people.example,,', 'François', 'windows-1251'],
      ['windows-1251', 'ivan,Иван Петров,,i@people.example,,', 'Иван Петров', 'windows-1252'],
    ] as const)(
      'detects %s, says so, and reads it as something else where staff say so',
      async (encoding, row, name, other) => {
        const file = fileOf(encodedAs(encoding, csv(row)))
        const said = await check(file)
        expect([said.encoding, said.rows[0]?.originalName]).toEqual([encoding, name])
        const read = await check(file, { encoding: other })
        expect(read.encoding).toBe(other)
        expect(read.rows[0]?.originalName).not.toBe(name)
      },
    )

    it('reads a workbook, with phones stored as numbers', async () => {
      const said = await check(
        fileOf(
          workbook([
            ['Account', 'Name', 'Phone', 'Nonsense'],
            ['wb.one', 'Workbook One', 13800139002, 'x'],
            [null, null, null, null],
            ['wb.two', 'Workbook Two', '+44 7911 123124', null],
          ]),
          'people.xlsx',
        ),
      )
      expect([said.errors, said.ignored]).toEqual([[], ['Nonsense']])
      expect(said.rows.map(({ row, phone }) => [row, phone])).toEqual([
        [2, '+8613800139002'],
        [4, '+447911123124'],
      ])
    })

    it.each([
      ['"Anna"x', 3],
      ['Anna "the cat" Lee', 3],
      ['"Anna', 3],
    ])('tells the row of a quotation mark that does not belong there: %s', async (name, row) => {
      const file = fileOf(csv('first,First,,first@people.example,,', `second,${name},,second@people.example,,`))
      const { body } = await send(file)
      expect([body.reason, body.message.startsWith(`Row ${row} `)]).toEqual(['sheet.quote', true])
    })

    it('refuses other files, with a message', async () => {
      const png = new Uint8Array(
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGD4DwAChQGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      )
      expect(await told(undefined)).toBe('file.noFile')
      expect(await told(fileOf(''))).toBe('sheet.empty')
      expect(await told(fileOf(HEAD))).toBe('sheet.empty')
      expect(await told(fileOf(csv('a,b'), 'people.png'))).toBe('sheet.wrongType')
      expect(await told(fileOf(png, 'people.xlsx'))).toBe('sheet.otherContent')
      expect(await told(fileOf(png, 'people.csv'))).toBe('sheet.otherContent')
      expect(await told(fileOf(csv('a,b'), 'people.xlsx'))).toBe('sheet.otherContent')
      expect(
        await told(
          fileOf(
            workbook([
              ['Account', 'Name'],
              ['a', 'b'],
            ]),
            'people.csv',
          ),
        ),
      ).toBe('sheet.otherContent')
      expect(await told(fileOf('name,phone\r\nx,y'))).toBe('person.importHeadings')
      expect(await told(fileOf('account,user,name\r\nx,y,z'))).toBe('bulkImport.twice')
      expect(await told(fileOf(csv('a,"b')))).toBe('sheet.quote')
    })

    it('refuses decompression bombs, without decompressing them', async () => {
      const whole = {
        'people.xlsx': workbook([
          ['Account', 'Name'],
          ['a', 'b'],
        ]),
      }
      expect(whole['people.xlsx'].length).toBeLessThan(10_000)
      const bomb = zipSync({
        '[Content_Types].xml': strToU8(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        ),
        'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024).fill(32),
      })
      expect(bomb.length).toBeLessThan(200_000)
      expect(await told(fileOf(new Uint8Array(bomb), 'people.xlsx'))).toBe('sheet.tooLarge')
      // Whoever would decompress this first would find it unreadable.
      const bytes = Buffer.from(bomb)
      const name = 'xl/worksheets/sheet1.xml'
      bytes.fill(0xff, bytes.indexOf(name) + name.length, bytes.indexOf('PK\u0001\u0002'))
      expect(await told(fileOf(new Uint8Array(bytes), 'people.xlsx'))).toBe('sheet.tooLarge')
    })

    it('refuses more than 5,000 people', async () => {
      const many = csv(...Array.from({ length: 5001 }, (_, i) => `many${i},Many,,many${i}@people.example,,`))
      expect(await told(fileOf(many))).toBe('sheet.tooManyRows')
    })

    it('refuses a file of more than 10 MB before it reads it', async () => {
      const { status, body } = await send(fileOf(new Uint8Array(10 * 1024 * 1024 + 20_000)))
      expect([status, body.reason]).toEqual([413, 'file.tooLarge'])
    })
  })

  describe('an import', () => {
    it('creates the previewed people, batch by batch, each once and invited', async () => {
      const rows = Array.from({ length: 150 }, (_, i) => `bulk${i},Bulk ${i},,bulk${i}@people.example,fr_FR,`)
      const { importID, rowCount } = await check(fileOf(csv(...rows)))
      expect(rowCount).toBe(150)
      const first = await next(importID)
      expect(first).toEqual({ rowCount: 150, doneCount: 100, creates: 100, updates: 0, skips: 0, refused: [] })
      // A retry after a lost answer changes nothing twice.
      expect(await next(importID, 0)).toEqual(first)
      const last = await next(importID, 100)
      expect([last.doneCount, last.creates]).toEqual([150, 150])
      expect(await next(importID, 150)).toEqual(last)
      const [person] = await find('bulk149')
      expect(person).toMatchObject({ state: 'invited', language: 'fr_FR', roles: ['learner'] })
      await portal().portal.outbox.settled()
      const letter = portal().letters.find(({ target }) => target === 'bulk149@people.example')
      expect(linkIn(letter?.body ?? '')).toHaveLength(43)
      // Data no longer needed is deleted.
      expect(
        (await portal().db.selectFrom('people_import').select('rows').where('id', '=', importID!).executeTakeFirst())
          ?.rows,
      ).toBe('[]')
    })

    it('without invitations sends nothing', async () => {
      const letters = await portal().db.selectFrom('message').select('id').execute()
      const { importID } = await check(fileOf(csv('quiet,Quiet,,quiet@people.example,,')), { invites: false })
      expect((await next(importID)).creates).toBe(1)
      expect(await portal().db.selectFrom('message').select('id').execute()).toHaveLength(letters.length)
    })

    it('skips or updates existing accounts, as chosen', async () => {
      const file = fileOf(csv('weak,Budi S.,,,,teacher', 'fresh.one,Fresh,,fresh@people.example,,'))
      expect(await errorsOf(file)).toEqual([[2, 'accountName', 'person.accountTaken']])
      const skipping = await check(file, { existing: 'skip' })
      expect([skipping.creates, skipping.skips]).toEqual([1, 1])
      const updating = await check(fileOf(csv('weak,Budi S.,,,,teacher')), { existing: 'update' })
      expect([updating.updates, updating.creates]).toEqual([1, 0])
      expect(await next(updating.importID)).toMatchObject({ updates: 1, refused: [] })
      const { body } = await admin.call(getPerson, { userId: userId('weak') })
      expect(body.data as ManagedPerson).toMatchObject({
        originalName: 'Budi S.',
        phone: '+628123400108',
        email: 'weak@academy.example',
        roles: ['teacher'],
      })
    })

    it('never removes the administrator’s role from its user', async () => {
      expect(await errorsOf(fileOf(csv('admin,Marta,,,,learner')), { existing: 'update' })).toEqual([
        [2, 'roles', 'person.ownAdmin'],
      ])
    })

    it('reports rows that have become invalid since, and imports the rest', async () => {
      const { importID } = await check(
        fileOf(csv('late.one,Late,,late@people.example,,', 'late.two,Late,,late2@people.example,,')),
      )
      await portal()
        .db.updateTable('user')
        .set({ email: 'late@people.example' })
        .where('id', '=', userId('school'))
        .execute()
      const step = await next(importID)
      expect(step).toMatchObject({
        doneCount: 2,
        creates: 1,
        refused: [{ row: 2, accountName: 'late.one', reason: 'person.emailTaken' }],
      })
      expect(step.refused[0]!.message).not.toBe('')
    })

    it('is private to its user, and expires after an hour', async () => {
      const { importID } = await check(fileOf(csv('gone,Gone,,gone@people.example,,')))
      expect((await admin.call(importPeople, { importID: 'nothing', doneCount: 0 })).body.reason).toBe(
        'bulkImport.gone',
      )
      portal().clock.pass(60 * MINUTE)
      expect((await admin.call(importPeople, { importID, doneCount: 0 })).body.reason).toBe('bulkImport.gone')
      expect(await find('gone')).toEqual([])
    })

    it('leaves logs that replay to every account', async () => {
      expect((await replayRecords(portal().db, recordKinds)).differences).toEqual([])
    })
  })
})

describe('a cell of an export', () => {
  it.each(['=1+1', '+44', '-1', '@sum', '\tx'])('never begins a formula: %j', (text) => {
    expect(cellText(text)).toMatch(/^"?'/)
  })

  it('keeps its words together', () => {
    expect([cellText('a,b'), cellText('say "so"'), cellText('plain')]).toEqual(['"a,b"', '"say ""so"""', 'plain'])
  })

  it('uses the separator that dominates the first line', () => {
    expect([separatorOf('a;b;c\n1,2,3,4'), separatorOf('a\tb'), separatorOf('"a;b;c",d')]).toEqual([';', '\t', ','])
  })
})
