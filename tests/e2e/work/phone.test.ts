import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWindow, signIn, type Watched } from '../../support/browser/browser.ts'
import { label, photographed } from '../../support/browser/labels.ts'
import { spoken } from '../../support/browser/spoken.ts'

const { translate } = spoken('zh')
const PHONE = { width: 390, height: 844 }

/** A camera that shows one picture, or refuses; what it was asked for stays readable. */
const putCamera = (page: Page, picture: string | null) =>
  page.addInitScript((source) => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    navigator.mediaDevices.getUserMedia = async () => {
      if (!source) throw new DOMException('no', 'NotAllowedError')
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const pen = canvas.getContext('2d')
      const image = new Image()
      image.src = source
      await image.decode()
      const draw = () => {
        pen?.fillRect(0, 0, 640, 480)
        pen?.drawImage(image, 120, 40, 400, 400)
      }
      draw()
      setInterval(draw, 50)
      const stream = canvas.captureStream(20)
      tracks.push(...stream.getTracks())
      return stream
    }
  }, picture)
const tracksOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState))
const asUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

const bar = (page: Page) => page.getByRole('navigation', { name: translate('phone.bar.label') })
const pressScan = (page: Page, word = 'scan') =>
  bar(page)
    .getByRole('button', { name: translate(`phone.bar.${word}`) })
    .click()
async function openScanner(page: Page, word = 'scan') {
  await pressScan(page, word)
  await page.getByRole('dialog').waitFor()
}
const choosePhoto = (page: Page, buffer: Buffer) =>
  page.locator('[data-slot~=scan-photo] input').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer })
async function choosePhotoAgain(page: Page, buffer: Buffer) {
  await page.getByRole('button', { name: translate('phone.scan.again') }).click()
  await choosePhoto(page, buffer)
}
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel(translate('phone.scan.typed')).fill(code)
  await page.keyboard.press('Enter')
}
const at = (page: Page, path: string) => page.waitForURL((url) => decodeURIComponent(url.pathname) === path)

describe('the bar of a phone', () => {
  it('offers what the person may use, marks the page and covers nothing', async () => {
    const { page, context, complaints } = await openWindow(PHONE)
    await signIn(page, 'repairer', '/dashboard')
    await bar(page).waitFor()
    const words = await bar(page).locator(':scope > *').allInnerTexts()
    expect(words).toEqual(['scan', 'report', 'work', 'shifts', 'me'].map((word) => translate(`phone.bar.${word}`)))
    await bar(page)
      .getByRole('link', { name: translate('phone.bar.work') })
      .click()
    await at(page, '/repair/work')
    await bar(page)
      .locator('[aria-current=page]', { hasText: translate('phone.bar.work') })
      .waitFor()
    const boxes = await bar(page)
      .locator(':scope > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
    const [pageEnd, barStart] = [await page.locator('#scroller').boundingBox(), await bar(page).boundingBox()]
    expect((pageEnd?.y ?? 0) + (pageEnd?.height ?? 0)).toBeLessThanOrEqual(barStart?.y ?? 0)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('leaves out what is not permitted, and is no business of a desk', async () => {
    const phone = await openWindow(PHONE)
    await signIn(phone.page, 'viewer', '/dashboard')
    await bar(phone.page).waitFor()
    expect(await bar(phone.page).getByText(translate('phone.bar.report'), { exact: true }).count()).toBe(0)
    await phone.context.close()
    const desk = await openWindow()
    const asked: string[] = []
    desk.page.on('request', (request) => asked.push(request.url()))
    await signIn(desk.page, 'viewer', '/dashboard')
    await desk.page.locator('main h1, main h2').first().waitFor()
    expect(await bar(desk.page).count()).toBe(0)
    expect(asked.filter((url) => /BottomBar|zxing|ponyfill/.test(url))).toEqual([])
    await desk.context.close()
  })

  it('makes room for the keyboard', async () => {
    const { page, context } = await openWindow(PHONE)
    await signIn(page, 'lead', '/repair/reportLogs')
    await bar(page).waitFor()
    await page.locator('input[name=keyword]').focus()
    // Phones shrink what can be seen when their keyboard comes up.
    await page.setViewportSize({ width: 390, height: 480 })
    await bar(page).waitFor({ state: 'hidden' })
    await page.setViewportSize(PHONE)
    await bar(page).waitFor()
    await context.close()
  })
})

describe('the filters on a phone', () => {
  it('close one after the other: first the choices of one of them, then all, back to their button', async () => {
    const { page, context } = await openWindow(PHONE)
    await signIn(page, 'lead', '/repair/reportLogs')
    const fold = page.locator('[data-slot~=filters] [data-slot~=fold]').filter({ visible: true })
    await fold.click()
    const sheet = page.getByRole('dialog', { name: translate('screens.list.filters') })
    await sheet.locator('[data-slot~=choose][popovertarget]').first().click()
    const choices = page.locator(':popover-open')
    await choices.waitFor()
    await page.keyboard.press('Escape')
    await choices.waitFor({ state: 'hidden' })
    expect(await sheet.count()).toBe(1)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => fold.evaluate((one) => one === document.activeElement)).toBe(true)
    await context.close()
  })
})

describe('the scanner', () => {
  let phone: Watched
  beforeAll(async () => {
    phone = await openWindow(PHONE)
    await putCamera(phone.page, null)
    await signIn(phone.page, 'operator', '/dashboard')
  })
  afterAll(() => phone.context.close())

  it('reads a label in front of the camera, opens its page inside the console and stops filming', async () => {
    const { page, context, complaints, outside } = await openWindow(PHONE)
    await putCamera(page, asUrl(await label({ text: 'https://elsewhere.example/q/eq-1', scale: 6 })))
    await signIn(page, 'operator', '/dashboard')
    // It may have read the label and gone before anybody could look at it.
    await pressScan(page)
    await at(page, '/q/eq-1')
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
    await page.locator('[data-slot~=scan-machine] h1').waitFor()
    expect(await tracksOf(page)).toEqual(['ended'])
    expect([complaints, outside]).toEqual([[], []])
    await context.close()
  })

  it('stops filming when it is closed', async () => {
    const { page, context } = await openWindow(PHONE)
    await putCamera(page, asUrl(await label({ text: ' ' })))
    await signIn(page, 'operator', '/dashboard')
    await openScanner(page)
    await page.locator('[data-slot~=viewfinder][data-state=live]').waitFor()
    expect(await tracksOf(page)).toEqual(['live'])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await tracksOf(page)).toEqual(['ended'])
    await context.close()
  })

  it('says why there is no camera, and reads a photo taken askew', async () => {
    const { page, outside, complaints } = phone
    await openScanner(page)
    await page.getByText(translate('phone.scan.states.refused')).waitFor()
    await choosePhoto(page, await photographed('http://10.0.0.8:4000/q/eq-2'))
    await at(page, '/q/eq-2')
    expect([complaints, outside]).toEqual([[], []])
  })

  it('shows what is not ours as text and stays where it is', async () => {
    const { page, outside } = phone
    const before = page.url()
    for (const text of ['https://evil.example/login', 'javascript:alert(1)', '印刷三车间：设备保养须知，请先停机。']) {
      await openScanner(page)
      await choosePhoto(page, await photographed(text))
      await page.locator('[data-slot~=scan-nowhere]').getByText(text, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(page.url()).toBe(before)
    expect(outside).toEqual([])
  })

  it('says when a photo shows no code', async () => {
    const { page } = phone
    await openScanner(page)
    const blank = await label({ text: 'x', scale: 1 })
    await choosePhoto(page, blank.subarray(0, 20))
    await page.getByText(translate('phone.scan.photos.failed')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('takes numbers typed by hand, and says when nothing has them', async () => {
    const { page } = phone
    await openScanner(page)
    await typeCode(page, 'NO-SUCH-99')
    await page.getByText(translate('phone.scan.unknown')).waitFor()
    await typeCode(page, 'sz-ay-01')
    await at(page, '/q/sz-ay-01')
    await page.locator('[data-slot~=scan-machine]').getByText('SZ-AY-01').waitFor()
  })

  it('leads to the report of a machine found by its name', async () => {
    const { page } = phone
    await openScanner(page, 'report')
    const box = page.getByRole('combobox', { name: translate('phone.scan.machine') })
    await box.click()
    await page.getByRole('option', { disabled: false }).filter({ visible: true }).first().click()
    await page.waitForURL(/\/q\/eq-/)
    await page.locator('[data-slot~=scan-machine] h1').filter({ visible: true }).waitFor()
  })

  it('fills a field of a form, and leaves it alone when the label is of something else', async () => {
    const { page, outside } = phone
    await page.goto('/repair/reportLogs')
    await page.getByRole('button', { name: translate('screens.list.add'), exact: true }).click()
    const scan = translate('phone.scan.field').replace('{{name}}', spoken('zh').field('reportLog', 'equipmentId'))
    await page.getByRole('button', { name: scan }).click()
    await typeCode(page, 'BX-no-such')
    await page.getByText(translate('phone.scan.unknown')).waitFor()
    await choosePhotoAgain(page, await label({ text: 'https://elsewhere.example/q/eq-3' }))
    await page.locator('[data-slot~=scanner]').waitFor({ state: 'hidden' })
    const box = page.getByRole('combobox', { name: spoken('zh').field('reportLog', 'equipmentId') })
    await page.waitForFunction((input) => (input as HTMLInputElement).value.includes('3'), await box.elementHandle())
    expect(outside).toEqual([])
  })
})
