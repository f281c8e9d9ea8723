/** What a type can say. REST has fewer of them. */
export type Sort = 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime' | 'Date' | 'Time' | 'Enum'

/** Values at the edges of what each type takes: they get past the wire and into the rules. */
export const EDGES: Readonly<Record<Sort, readonly unknown[]>> = {
  ID: ['999999', '0', '-1', '1e3', 'abc', '', '\0', '１', '2147483648', '999999999999999', '9999999999999999', '99999999999999999999'],
  String: [
    'x',
    '',
    ' ',
    '\0',
    'a\0b',
    'two\nlines',
    '\u202eright to left',
    '\ud800',
    'x\udfff',
    "'; DROP TABLE user; --",
    '%_\\',
    '\\',
    '<b>bold</b>',
    '长'.repeat(4001),
    '😀'.repeat(40),
    '__proto__',
    'constructor.name',
    'a'.repeat(64),
    'a'.repeat(501),
  ],
  Int: [0, 1, -1, 2_147_483_647, -2_147_483_648],
  Float: [0, -0, 1, -1, 0.1, -0.5, 24.01, 0.000_01, 1e12, 1e12 + 0.01, 1e15, 1e300, -1e300, 5e-324, 9_007_199_254_740_991],
  Boolean: [true, false],
  DateTime: [
    '2026-11-20T08:30:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59-14:00',
    '2026-11-20T08:30:00+14:00',
    '1900-01-01T00:00:00-14:00',
  ],
  Date: ['2026-11-20', '0000-01-01', '0001-01-01', '1582-10-10', '9999-12-31'],
  Time: ['08:30', '00:00', '23:59'],
  Enum: [],
}

/** Values that no rule sees, because the wire refuses them. */
export const WRONG: Readonly<Record<Sort, readonly unknown[]>> = {
  ID: [1.5, true, {}, ['1']],
  String: [5, true, ['x'], {}],
  Int: [2_147_483_648, 1.5, '3', '', 'NaN'],
  Float: ['1', '', 'Infinity'],
  Boolean: ['true', 0],
  DateTime: ['2026-02-30T00:00:00Z', 'now', 5, '', '2026-11-20'],
  Date: ['2026-02-31', '20261120', '', '2026-13-01', '+020000-01-01'],
  Time: ['24:00', '23:59:59', '', '8:3'],
  Enum: ['NONSENSE', '', 0],
}

/** More ids than one call takes, and more than a statement may bind. */
export const MANY = [201, 1500].map((length) => Array.from({ length }, (_, at) => String(at + 1)))
