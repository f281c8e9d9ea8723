const SERVER = ['tests/unit/tls/server.test.ts']
const CERTIFICATE = ['tests/unit/tls/certificate.test.ts']

/** https, the authority that devices trust, and what plain http may still do. */
export const tls = [
  {
    file: 'server/tls/mountTls.ts',
    find: 'isPlainPort(raw) && REST.test(url)',
    put: 'isPlainPort(raw)',
    tests: SERVER,
    breaks: 'the plain port answers REST and nothing else',
  },
  {
    file: 'server/tls/mountTls.ts',
    find: "if (http.isSecure(request)) secure.emit('upgrade', request, socket, head)",
    put: "if (request) secure.emit('upgrade', request, socket, head)",
    tests: SERVER,
    breaks: 'no socket opens by plain http',
  },
  {
    file: 'server/http/address.ts',
    find: "'encrypted' in socket || (trust(socket.remoteAddress ?? '', 0) &&",
    put: "'encrypted' in socket || (",
    tests: SERVER,
    breaks: 'X-Forwarded-Proto is believed of trusted proxies alone',
  },
  {
    file: 'server/tls/sharedPort.ts',
    find: 'socket.setTimeout(helloMs, cut)',
    put: 'socket.setTimeout(0)',
    tests: SERVER,
    breaks: 'whoever says nothing is cut',
  },
  {
    file: 'server/tls/serving.ts',
    find: 'for (const server of servers) server.setSecureContext(pair)',
    put: '',
    tests: ['tests/unit/tls/ownFiles.test.ts'],
    breaks: 'a new certificate is served without a restart',
  },
  {
    file: 'server/tls/authority.ts',
    find: '        limitedTo(names),\n',
    put: '',
    tests: CERTIFICATE,
    breaks: 'the authority speaks for local names alone',
  },
  {
    file: 'server/tls/storedCertificate.ts',
    find: 'isEarly(own, now) || (',
    put: '(',
    tests: CERTIFICATE,
    breaks: 'a clock that is late makes no certificate',
  },
  {
    file: 'server/tls/storedCertificate.ts',
    find: 'daysLeft(own, now) >= RENEWED_DAYS && isNone',
    put: 'isNone',
    tests: CERTIFICATE,
    breaks: 'a certificate is renewed before its end',
  },
  {
    file: 'server/tls/pem.ts',
    find: "if (!certificate.checkPrivateKey(privateKey)) throw new TlsFault('otherKey', files)",
    put: '',
    tests: ['tests/unit/tls/ownFiles.test.ts', 'tests/unit/health/certificate.test.ts'],
    breaks: 'a key of another certificate is not served',
  },
  {
    file: 'server/app.ts',
    find: "isPinned: tls?.kind !== 'auto'",
    put: 'isPinned: true',
    tests: ['tests/api/process/tls.test.ts'],
    breaks: 'browsers are not told to come by https alone while they do not know the certificate',
  },
  {
    file: 'server/tls/storedCertificate.ts',
    find: 'ips: ips.slice(0, EARLIER_MAX)',
    put: 'ips: []',
    tests: CERTIFICATE,
    breaks: 'two servers on one folder do not remake its certificate in turns',
  },
  {
    file: 'server/http/drain.ts',
    find: 'servers.map((server)',
    put: 'servers.slice(0, 1).map((server)',
    tests: SERVER,
    breaks: 'all ports of a server stop listening at the same time',
  },
]
