import {createHash, X509Certificate} from 'node:crypto'
import {generate} from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
  /** The browser argument that trusts it. Ignored certificate errors would disable the browser's cache. */
  flag: string
}

/** Created for the local machine, for one run. */
export async function createCertificate(): Promise<Certificate> {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'localhost'}], {
    algorithm: 'sha256',
    extensions: [{name: 'subjectAltName', altNames: [{type: 7, ip: '127.0.0.1'}]}],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'})
  const spki = createHash('sha256').update(publicKey).digest('base64')
  return {key, cert, flag: `--ignore-certificate-errors-spki-list=${spki}`}
}
