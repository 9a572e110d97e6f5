import { describe, expect, it } from 'vitest'

import {
  administrationForTests,
  button,
  dialogButton,
  idIn,
  saved,
  tab,
  toast,
  write,
} from './administration-for-tests.ts'

const { complaints, edit, headingFor } = administrationForTests()

describe('an item of information', () => {
  it('[NEWS-01, ENTITY-11, LOCALE-01] is written in two languages, previewed and published; each reader sees their own; then it is withdrawn', async () => {
    const page = await edit()
    await tab(page, 'English').click()
    await write(page, 'The river rises', 'Water levels go up.')
    await tab(page, '简体中文').click()
    await write(page, '河水上涨', '水位正在上升。')
    await page.getByRole('main').getByText('2 of 11 languages complete').waitFor()

    await button(page, 'Preview').click()
    const preview = page.getByRole('dialog')
    await preview.getByRole('heading', { name: '河水上涨' }).waitFor()
    await preview.getByRole('combobox').selectOption('English')
    await preview.getByText('Water levels go up.').waitFor()
    await preview.getByRole('combobox').selectOption('العربية')
    await preview.getByText('This language is not complete.').waitFor()
    await preview.getByRole('heading', { name: '河水上涨' }).waitFor()
    await page.keyboard.press('Escape')

    await button(page, 'Publish').click()
    await page.getByRole('dialog').getByText('简体中文').waitFor()
    await dialogButton(page, 'Publish').click()
    await toast(page, 'Published.')
    await saved(page)
    const id = idIn(page)
    expect(id).not.toBe('new')
    expect(await headingFor('en_US', id)).toBe('The river rises')
    expect(await headingFor('zh_CN', id)).toBe('河水上涨')
    // Chinese is the fallback language.
    expect(await headingFor('fr_FR', id)).toBe('河水上涨')

    await button(page, 'Withdraw').click()
    await dialogButton(page, 'Withdraw').click()
    await toast(page, 'Withdrawn.')
    expect(await headingFor('en_US', id)).toBe('This is not available')
    expect(complaints().filter((text) => !text.includes('404'))).toEqual([])
  })
})
