import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { sha256Hex } from '../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../server/demo/index.ts'
import { startBuilt } from '../support/browser/built.ts'
import { CHROMIUM } from '../support/browser/chromium.ts'
import { type HelpPicture, PICTURES } from './helpPictures.ts'

/*
 * Takes the pictures of the help anew from the demo, in both languages:
 * `npm run build`, then `node_modules/.bin/tsx tests/pictures/takeHelpPictures.ts`, with parts of names to take only some.
 */

const LANGUAGES = ['zh', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const SIZES = { wide: { width: 1200, height: 750 }, phone: { width: 390, height: 640 } } as const
/** Wide pictures are drawn in a drawer of 512 px: twice that is sharp on dense screens. */
const STORED_WIDTH = { wide: 960, phone: 390 } as const
const QUALITY = 62

async function signedIn(page: Page, address: string, username: string) {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { username, password: sha256Hex(DEMO_PASSWORD) } } }),
  })
  const { data } = (await answer.json()) as { data: { login: { token: string } } }
  await page.goto(`${address}/healthz`)
  await page.evaluate((token) => localStorage.setItem('token', token), data.login.token)
}

/** Nothing is still on its way. */
const drawn = async (page: Page) => {
  const waiting = '[data-slot~=boot], [aria-busy=true], .skeleton, [data-slot~=bones], [data-slot~=bone]'
  await page.waitForFunction((of) => ![...document.querySelectorAll(of)].some((one) => one.checkVisibility()), waiting)
  await page.waitForTimeout(800)
}

const folder = (language: Language) => fileURLToPath(new URL(`../../console/screens/guides/pictures/${language}/`, import.meta.url))
const wanted = ({ name }: HelpPicture) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part))

async function takeAll(language: Language) {
  const server = await startBuilt({ DEMO: 'true', DEMO_LANGUAGE: language })
  const browser = await chromium.launch(CHROMIUM)
  mkdirSync(folder(language), { recursive: true })
  try {
    for (const picture of PICTURES.filter(wanted)) {
      const locale = language === 'zh' ? 'zh-CN' : 'en-US'
      const context = await browser.newContext({ viewport: SIZES[picture.size], locale, reducedMotion: 'reduce' })
      await context.addInitScript((lng) => localStorage.setItem('lng', lng), language)
      const page = await context.newPage()
      await signedIn(page, server.address, picture.username)
      await page.goto(server.address + picture.path)
      await page.waitForSelector('section h1, section header')
      await drawn(page)
      await picture.prepare?.(page)
      await drawn(page)
      // The banner of a test installation is none of the product's.
      await page.evaluate(() => document.querySelector('[data-slot~=environment]')?.remove())
      const shot = await page.screenshot()
      await sharp(shot)
        .resize({ width: STORED_WIDTH[picture.size] })
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(`${folder(language)}${picture.name}.webp`)
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

for (const language of LANGUAGES) await takeAll(language)
