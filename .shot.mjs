import { chromium } from 'playwright-core'
const [,, out, path = '/dashboard', user = 'admin', size = '1440x900', lang = 'zh', ...actions] = process.argv
const [width, height] = size.split('x').map(Number)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking'] })
const p = await b.newPage({ viewport: { width, height }, locale: lang === 'zh' ? 'zh-CN' : 'en-US' })
p.on('console', m => { if (m.type() === 'error') console.log('console:', m.text().slice(0, 300)) })
p.on('response', async r => { if (r.url().endsWith('/graphql') && r.status() >= 400) console.log(r.status(), (r.request().postData() ?? '').slice(0, 300), '->', (await r.text().catch(() => '')).slice(0, 400)) })
p.on('pageerror', e => console.log('pageerror:', e.message.slice(0, 300)))
const base = process.env.BASE ?? 'http://127.0.0.1:4000'
await p.goto(base + '/login')
if (lang === 'en') await p.evaluate(() => localStorage.setItem('lng', 'en')), await p.evaluate(() => localStorage.setItem('language', 'en')), await p.reload()
if (user !== '-') {
  await p.fill('input[name=username]', user); await p.fill('input[name=password]', 'Millwright-2026'); await p.keyboard.press('Enter')
  await p.waitForURL(u => !u.pathname.startsWith('/login'), { timeout: 10000 }).catch(e => console.log('login?', e.message.slice(0,100)))
  await p.goto(base + path)
}
await p.waitForTimeout(2500)
for (const a of actions) { if (a.startsWith('wait')) await p.waitForTimeout(Number(a.slice(4))); else await p.locator(a + ':visible').first().click({timeout:3000}).catch(e => console.log(a, e.message.slice(0,200))); await p.waitForTimeout(700) }
await p.screenshot({ path: out })
await b.close()
