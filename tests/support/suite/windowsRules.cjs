// What Windows refuses and Linux lets pass, for a process that is started with this before anything else: flushing what was opened for reading and
// folders, programs that only a shell finds, users, names that are none there, renaming what this process holds open.
const childProcess = require('node:child_process')
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { resolve } = require('node:path')
const { fileURLToPath } = require('node:url')

const refusal = (code, call, path) =>
  Object.assign(new Error(`${code}: refused as on Windows, ${call} '${path}'`), { code, syscall: call, path })
const textOf = (path) => (path instanceof URL ? fileURLToPath(path) : String(path))

/** What is open, by its descriptor. */
const held = new Map()
const writes = (flags = 'r') => (typeof flags === 'number' ? (flags & 3) !== 0 : /[wa+]/.test(flags))
const isFolder = (fd) => fs.fstatSync(fd).isDirectory()
const note = (fd, path, flags) => held.set(fd, { path: resolve(textOf(path)), canFlush: writes(flags) && !isFolder(fd) })
const checkFlush = (fd) => {
  const found = held.get(fd)
  if (found && !found.canFlush) throw refusal('EPERM', 'fsync', found.path)
}
/** Colons stand behind the letter of a drive alone. */
const checkName = (path) => {
  const text = textOf(path)
  if (/[\\<>:"|?*]/.test(text) || /[ .](\/|$)/.test(text.replace(/(^|\/)\.{1,2}(?=\/|$)/g, '$1'))) throw refusal('ENOENT', 'open', text)
}
const checkHeld = (...paths) => {
  const wanted = paths.map((path) => resolve(textOf(path)))
  const found = [...held.values()].find(({ path }) => wanted.some((one) => path === one || path.startsWith(`${one}/`)))
  if (found) throw refusal('EPERM', 'rename', found.path)
}

const checks = {
  open: (path, flags) => writes(flags) && checkName(path),
  writeFile: (path) => typeof path !== 'number' && !path?.fd && checkName(path),
  appendFile: (path) => typeof path !== 'number' && !path?.fd && checkName(path),
  mkdir: checkName,
  copyFile: (_from, to) => checkName(to),
  link: (_from, to) => checkName(to),
  rename(from, to) {
    checkName(to)
    checkHeld(from, to)
  },
  fsync: checkFlush,
  fdatasync: checkFlush,
}
/** The three forms of a call: with a callback, at once, with a promise. */
for (const [name, check] of Object.entries(checks)) {
  const [plain, atOnce, promised] = [fs[name], fs[`${name}Sync`], fs.promises[name]]
  fs[name] = (...args) => {
    try {
      check(...args)
    } catch (error) {
      return void process.nextTick(args.at(-1), error)
    }
    return plain(...args)
  }
  fs[`${name}Sync`] = (...args) => {
    check(...args)
    return atOnce(...args)
  }
  if (promised)
    fs.promises[name] = async (...args) => {
      check(...args)
      return promised(...args)
    }
}

const { open, openSync, close, closeSync } = fs
fs.open = (path, ...rest) => {
  const done = rest.pop()
  return open(path, ...rest, (error, fd) => {
    if (!error) note(fd, path, rest[0])
    done(error, fd)
  })
}
fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest)
  note(fd, path, rest[0])
  return fd
}
fs.close = (fd, ...rest) => {
  held.delete(fd)
  return close(fd, ...rest)
}
fs.closeSync = (fd) => {
  held.delete(fd)
  return closeSync(fd)
}
const openHandle = fs.promises.open
fs.promises.open = async (path, ...rest) => {
  const handle = await openHandle(path, ...rest)
  const { fd } = handle
  note(fd, path, rest[0])
  for (const name of ['sync', 'datasync']) {
    const flush = handle[name].bind(handle)
    handle[name] = async () => {
      checkFlush(fd)
      return flush()
    }
  }
  const closeHandle = handle.close.bind(handle)
  handle.close = async () => {
    held.delete(fd)
    return closeHandle()
  }
  return handle
}

const SCRIPT = /^(npm|npx|yarn|tsx|vite|vitest)$|\.(cmd|bat|sh)$|[\\/]\.bin[\\/]/
for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync']) {
  const start = childProcess[name]
  childProcess[name] = (command, ...rest) => {
    if (SCRIPT.test(command)) throw refusal('ENOENT', 'spawn', command)
    return start(command, ...rest)
  }
}
for (const name of ['getuid', 'geteuid', 'getgid', 'getegid', 'getgroups', 'setuid', 'setgid']) delete process[name]
syncBuiltinESMExports()
