import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'

import { seedDemo } from '#server/demo-organisation/seed.ts'

import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { openPortal, type TestPortal } from '#tests/kit/server/open-portal.ts'
import { pngOf, sampleFiles } from '#tests/kit/server/sample-files.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'

const cache = mkdtempSync(join(tmpdir(), 'portal-showcase-'))
let portal: TestPortal
let server: ViteDevServer
let browser: Browser

beforeAll(async () => {
  portal = await openPortal({ DATA_DIR: cache })
  await seedDemo(portal.db, START)
  const target = await portal.http.listen({ port: 0, host: '127.0.0.1' })
  server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    cacheDir: cache,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, proxy: { '/zuul': { target } } },
  })
  await server.listen()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await portal.close()
  rmSync(cache, { recursive: true, force: true })
})

/** The showcase's field with a fake upload of four seconds. */
async function opened(lang: string): Promise<{ page: Page; field: Locator }> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}showcase.html?lang=${lang}`)
  return { page, field: page.locator('#UploadField').getByRole('group').first() }
}
const png = { name: 'cover.png', mimeType: 'image/png', buffer: pngOf(4, 3) }

it('[CALL-24, ERROR-17, VALID-18, VALID-19, VALID-20] a file is chosen, refused or sent, cancelled, sent again, replaced and removed, by keyboard alone', async () => {
  const { page, field } = await opened('en_US')
  const choose = field.getByRole('button', { name: 'Choose a file' })
  const offer = async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await button.focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(file)
  }
  await offer(choose, { name: 'cover.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  expect(await field.getByRole('alert').innerText()).toBe('This type of file is not accepted here.')
  await offer(choose, { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1_048_576 + 1) })
  expect(await field.getByRole('alert').innerText()).toContain('larger than 10 MB')

  await offer(choose, png)
  const progress = field.getByRole('progressbar', { name: 'Upload of cover.png' })
  await progress.waitFor()
  await expect.poll(() => progress.getAttribute('aria-valuenow')).not.toBe('0')
  // The focus stays in the field.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Cancel upload')
  await page.keyboard.press('Enter')
  await field.getByText('Upload cancelled').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again')
  await page.keyboard.press('Enter')
  await progress.waitFor()
  await field.getByRole('button', { name: 'Replace' }).waitFor()
  expect(await field.getByRole('status').innerText()).toBe('Uploaded')
  expect(await accessibilityFaults(page, '#UploadField')).toEqual([])
  await field.getByRole('button', { name: 'Remove' }).press('Enter')
  await choose.waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a file')
  await page.context().close()
})

it('[CALL-24, ERROR-16] a dropped file is sent, and a failed one can be retried, right to left', async () => {
  const { page, field } = await opened('ar_AR')
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'fail.png', { type: 'image/png' }))
    return data
  })
  await field.dispatchEvent('dragover', { dataTransfer: dropped })
  await field.getByText('اترك الملف ليبدأ الرفع').waitFor()
  await field.dispatchEvent('drop', { dataTransfer: dropped })
  await field.getByRole('button', { name: 'إعادة المحاولة' }).waitFor()
  expect(await field.locator('.upload-note').getAttribute('role')).toBe('alert')
  const [icon, remove] = await Promise.all([
    field.locator('.upload-icon').boundingBox(),
    field.getByRole('button', { name: 'إزالة' }).boundingBox(),
  ])
  expect(icon!.x).toBeGreaterThan(remove!.x)
  expect(await accessibilityFaults(page, '#UploadField')).toEqual([])
  await page.context().close()
})

it("[CALL-24, HTTP-07, ENTITY-16, ERROR-16] the browser reports upload progress and handles the server's answer", async () => {
  const { page } = await opened('en_US')
  const { cookies } = await signedIn(portal, 'teacher')
  await page
    .context()
    .addCookies([...cookies].map(([name, value]) => ({ name, value, url: page.url().split('/showcase')[0]! })))
  // The page's own modules, as served by the development server.
  await page.addScriptTag({
    type: 'module',
    content: `import * as transport from '/src/api/kit/transport.ts'; import * as file from '/src/api/file/upload.service.ts'; window.service = { ...transport, ...file }`,
  })
  await page.waitForFunction(() => 'service' in window)
  const send = (name: string, bytes: Buffer) =>
    page.evaluate(
      async ({ name, base64 }) => {
        const { createTransport, uploadFile } = (
          window as unknown as {
            service: typeof import('#api/kit/transport.ts') & typeof import('#api/file/upload.service.ts')
          }
        ).service
        const nothing = () => undefined
        const transport = createTransport({
          base: '/',
          language: () => 'fr_FR',
          cookies: () => '',
          token: () => null,
          storeToken: nothing,
          lock: () => true,
          ended: nothing,
          notify: nothing,
          sessionLost: nothing,
          checkRequired: nothing,
          permission: true,
        })
        const heard: number[] = []
        const file = new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name)
        try {
          const fileID = await uploadFile(
            transport,
            { serviceCode: 'course-resource', file },
            (sent: number) => heard.push(sent),
            new AbortController().signal,
          )
          return { fileID, said: null, sent: heard.at(-1) }
        } catch (error) {
          return { fileID: null, said: (error as Error).message, sent: heard.at(-1) }
        }
      },
      { name, base64: bytes.toString('base64') },
    )
  const long = Buffer.alloc(3_000_000, 0x61)
  const { fileID, sent } = await send('报告 "1".txt', long)
  expect([typeof fileID, sent]).toEqual(['string', long.length])
  const row = await portal.db
    .selectFrom('file')
    .select(['name', 'size'])
    .where('id', '=', fileID as string)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ name: '报告 "1".txt', size: long.length })
  expect((await send('image.png', sampleFiles.zip)).said).toBe(
    'Le contenu du fichier ne correspond pas à son extension.',
  )
  expect((await send('long.txt', Buffer.alloc(10 * 1_048_576 + 1, 0x61))).said).toContain('10 Mo')
  await page.context().clearCookies()
  expect((await send('image.png', sampleFiles.png)).said).toBe('Veuillez d’abord vous connecter.')
  await page.context().close()
})
