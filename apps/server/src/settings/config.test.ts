import { expect, test } from 'vitest'
import { misspeltSettings, readSettings } from './config.ts'

const SECRET = 'x'.repeat(32)
const S3 = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'dvor-pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'tajny kluc',
}
const STORE = {
  endpoint: 'https://s3.example.com',
  bucket: 'dvor-pictures',
  accessKeyId: 'id',
  secretAccessKey: 'tajny kluc',
}

const BACKUP_S3 = Object.fromEntries(Object.entries(S3).map(([name, value]) => [`BACKUP_${name}`, value]))

test('starts without any variable', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    sampleData: true,
    samplePictures: 'full',
    sandboxAllowed: false,
    trustProxy: false,
    logLevel: 'warn',
    dev: false,
  })
  expect(settings.dataDir).toMatch(/\/data$/)
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
  [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
  [{ PUBLIC_URL: 'https://dvorpodlipami.sk/' }, { publicUrl: 'https://dvorpodlipami.sk' }],
  [{ PORT: '' }, { port: 3000 }],
  [{ APP_SECRET: `${SECRET} ` }, { appSecret: `${SECRET} ` }],
  [{ SAMPLE_DATA: '0' }, { sampleData: false }],
  [{ SAMPLE_PICTURES: 'draft' }, { samplePictures: 'draft' }],
  [{ BACKUP_COPY_DIR: '/mnt/usb' }, { backups: { copyFolder: '/mnt/usb', copyBucket: undefined } }],
  [
    { ...BACKUP_S3, BACKUP_PASSPHRASE: SECRET },
    { s3: undefined, backups: { copyBucket: STORE } },
  ],
  [{ BACKUP_PASSPHRASE: SECRET }, { backups: { passphrase: SECRET, nightly: true } }],
  [{ DATABASE_URL: 'postgresql://a@b/c', APP_SECRET: SECRET }, { sampleData: false }],
  [{ DATABASE_URL: 'postgres://a@b/c', APP_SECRET: SECRET, SAMPLE_DATA: '1' }, { sampleData: true }],
  [{}, { backOffice: { customizer: false, demoLayer: false, ipService: undefined } }],
  [
    { CUSTOMIZER: '1', DEMO_LAYER: '1', IP_SERVICE_URL: 'https://ip.example/json' },
    { backOffice: { customizer: true, demoLayer: true, ipService: 'https://ip.example/json' } },
  ],
  [{ PAYMENTS_SANDBOX: 'yes' }, { sandboxAllowed: true }],
  [{ CARD_GATEWAY: 'stripe' }, { methodGateways: { card: 'stripe' } }],
  [{}, { gatewayKeys: {} }],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    { gatewayKeys: { stripe: { secret_key: 'sk_test_1', webhook_secret: 'whsec_1' } } },
  ],
  [
    { COMGATE_MERCHANT: '123456', COMGATE_SECRET: 'tajne', COMGATE_MODE: 'test', CARD_GATEWAY: 'comgate' },
    {
      gatewayKeys: { comgate: { merchant: '123456', secret: 'tajne', mode: 'test' } },
      methodGateways: { card: 'comgate' },
    },
  ],
  [
    {
      GOPAY_GO_ID: '8123456789',
      GOPAY_CLIENT_ID: '1061',
      GOPAY_CLIENT_SECRET: 'stDT',
      GOPAY_MODE: 'live',
      CARD_GATEWAY: 'gopay',
    },
    {
      gatewayKeys: {
        gopay: { go_id: '8123456789', client_id: '1061', client_secret: 'stDT', mode: 'live' },
      },
      methodGateways: { card: 'gopay' },
    },
  ],
  [
    { TATRAPAYPLUS_CLIENT_ID: 'l7a1', TATRAPAYPLUS_CLIENT_SECRET: '0f1e', TATRAPAYPLUS_MODE: 'test' },
    { gatewayKeys: { tatrapayplus: { client_id: 'l7a1', client_secret: '0f1e', mode: 'test' } } },
  ],
  [
    { BANK_GATEWAY: 'gopay', LATER_GATEWAY: 'tatrapayplus' },
    { methodGateways: { bank: 'gopay', later: 'tatrapayplus' } },
  ],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{}, { s3: undefined }],
  [S3, { s3: { ...STORE, region: 'us-east-1' } }],
  [{ ...S3, S3_REGION: 'eu-central-1' }, { s3: { ...STORE, region: 'eu-central-1' } }],
])('%o → %o', (env, settings) => {
  expect(readSettings(env)).toMatchObject(settings)
})

test.each([
  [{ PORT: 'abc' }, /^PORT: must be a whole number from 1 to 65535$/],
  [{ PORT: '0' }, /^PORT: /],
  [{ PORT: '65536' }, /^PORT: /],
  [{ PUBLIC_URL: 'dvorpodlipami.sk' }, /^PUBLIC_URL: must look like http:\/\/… or https:\/\/…$/],
  [{ PUBLIC_URL: 'https://dvor.sk/sk' }, /^PUBLIC_URL: must be an origin without a path$/],
  [{ DATABASE_URL: 'mysql://a@b/c', APP_SECRET: SECRET }, /^DATABASE_URL: must look like postgres:/],
  [
    { DATABASE_POOLER_URL: 'postgres://a@b/c', APP_SECRET: SECRET },
    /^DATABASE_URL: is required with DATABASE_POOLER_URL/,
  ],
  [{ DATABASE_POOLER_URL: 'b:6432' }, /^DATABASE_POOLER_URL: must look like postgres:/],
  [{ DATABASE_URL: 'postgres://a@b/c' }, /^APP_SECRET: is required with DATABASE_URL/],
  [{ APP_SECRET: 'short' }, /^APP_SECRET: must have at least 32 characters$/],
  [BACKUP_S3, /^BACKUP_PASSPHRASE: is required with the BACKUP_S3 settings/],
  [
    { ...BACKUP_S3, BACKUP_S3_BUCKET: '' },
    /^BACKUP_S3_BUCKET: is required with the other BACKUP_S3 settings$/,
  ],
  [
    { ...BACKUP_S3, BACKUP_PASSPHRASE: SECRET, BACKUP_COPY_DIR: '/mnt/usb' },
    /^BACKUP_COPY_DIR: there is one second place/,
  ],
  [{ BACKUP_DIR: '/mnt/a', BACKUP_COPY_DIR: '/mnt/a/' }, /^BACKUP_COPY_DIR: is the folder of the backups/],
  [{ BACKUP_PASSPHRASE: 'short' }, /^BACKUP_PASSPHRASE: must have at least 16 characters$/],
  [{ APP_SECRET_PREVIOUS: 'short' }, /^APP_SECRET_PREVIOUS: must have at least 32 characters$/],
  [{ ADMIN_EMAIL: 'jana' }, /^ADMIN_EMAIL: must be an e-mail address$/],
  [{ ADMIN_PASSWORD: '12345' }, /^ADMIN_PASSWORD: must have at least 10 characters$/],
  [{ ADMIN_PASSWORD: 'x'.repeat(201) }, /^ADMIN_PASSWORD: must have 200 characters at most$/],
  [{ ADMIN_EMAIL: `${'j'.repeat(250)}@x.sk` }, /^ADMIN_EMAIL: must have 254 characters at most$/],
  [{ DATA_DIR: ' ' }, /^DATA_DIR: is made of spaces alone$/],
  [{ APP_SECRET: ' '.repeat(40) }, /^APP_SECRET: is made of spaces alone$/],
  [{ HOST: 'localhost ' }, /^HOST: begins or ends with a space or a line break$/],
  [{ S3_BUCKET: 'pictures\n' }, /^S3_BUCKET: begins or ends with a space or a line break$/],
  [{ METRICS_TOKEN: 'dlhý tajný kľúč k číslam' }, /^METRICS_TOKEN: must have letters, digits/],
  [{ SMTP_URL: 'mail.example.sk' }, /^SMTP_URL: must look like smtp:/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL: must name a server/],
  [{ SMTP_URL: 'smtps:' }, /^SMTP_URL: must name a server/],
  [{ SMTP_URL: 'smtp://jana:100%@mail.example.sk' }, /^SMTP_URL: a % in the user or the password/],
  [{ SAMPLE_PICTURES: 'none' }, /^SAMPLE_PICTURES: must be full or draft$/],
  [{ SAMPLE_DATA: 'maybe' }, /^SAMPLE_DATA: must be 1 or 0$/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY: must be on, off/],
  [{ TRUST_PROXY: 'proxy.local' }, /^TRUST_PROXY: /],
  [{ IP_SERVICE_URL: 'ip.example' }, /^IP_SERVICE_URL: must look like http:/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be fatal, error/],
  [
    { STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    /^STRIPE_SECRET_KEY: must begin with sk_ or rk_$/,
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY$/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY: is required with STRIPE_WEBHOOK_SECRET$/],
  [
    { COMGATE_MERCHANT: '123456', COMGATE_SECRET: 'tajne' },
    /^COMGATE_MODE: is required with COMGATE_MERCHANT$/,
  ],
  [
    { COMGATE_MERCHANT: '123456', COMGATE_SECRET: 'tajne', COMGATE_MODE: 'ostro' },
    /^COMGATE_MODE: must be live or test$/,
  ],
  [{ BANK_GATEWAY: 'stripe' }, /^BANK_GATEWAY: must be gopay or tatrapayplus$/],
  [{ S3_BUCKET: 'pictures' }, /^S3_ENDPOINT: is required with the other S3 settings$/],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY: is required with the other S3 settings$/],
  [{ ...S3, S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT: must look like http:/],
  [
    { ...S3, S3_ENDPOINT: 'https://s3.example.com/pictures' },
    /^S3_ENDPOINT: must be an origin without a path$/,
  ],
  [{ ...S3, S3_BUCKET: 'Obrázky' }, /^S3_BUCKET: must be 3 to 63 small letters/],
])('%o stops the start with one line', (env, line) => {
  expect(() => readSettings(env)).toThrow(line)
  expect(() => readSettings(env)).toThrow(expect.objectContaining({ name: 'StartFailure' }))
})

test('no value is repeated in the line: it may be a secret', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:tajne@db/x', APP_SECRET: SECRET })).toThrow(
    /^(?!.*tajne)/,
  )
  expect(() => readSettings({ ADMIN_PASSWORD: 'kratke' })).toThrow(/^(?!.*kratke)/)
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['DATA_DI', 'DATA_DIR'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['CARD_GATEWEY', 'CARD_GATEWAY'],
])('%s is one letter from %s', (name, setting) => {
  expect(misspeltSettings({ [name]: 'x', PATH: '/bin', HOSTS: 'a', SMTP_URL: '' })).toEqual([
    `${name}: there is no such setting, but one is called ${setting}`,
  ])
})

test('settings, and names that are further away, are not mentioned', () => {
  const env = {
    SMTP_URL: 'x',
    S3_BUCKET: 'x',
    BACKUP_S3_BUCKET: 'x',
    COMGATE_API: 'x',
    SMPT_URI: 'x',
    LOG_LEVELED: 'x',
  }
  expect(misspeltSettings(env)).toEqual([])
})

test('an option that does not exist is refused', () => {
  expect(readSettings({}, ['--dev']).dev).toBe(true)
  expect(() => readSettings({}, ['--prod'])).toThrow('--prod: no such option')
})
