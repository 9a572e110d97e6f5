import { isAbsolute, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SettingsError, readSettings } from '#server/settings.ts'

describe('settings', () => {
  it('have defaults, and treat empty values as absent', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: '', SOMETHING_ELSE: 'x' })
    expect(settings).toMatchObject({
      port: 8080,
      databaseUrl: null,
      smtpUrl: null,
      smsUrl: null,
      demo: true,
      trustProxy: false,
      origin: null,
      errorDsn: null,
      production: false,
      timeZone: null,
      inactivityMinutes: 15,
      lateAnswersDays: 7,
      visitsDays: 90,
      errorsDays: 30,
      drainSeconds: 0,
    })
    expect(settings.dataDir).toBe(resolve('data'))
    expect(settings.filesUrl).toBe(resolve('data/files'))
    expect(settings.portal).toEqual({
      adminUrl: './admin',
      permission: true,
      navigation: true,
      logOut: true,
      headerFooter: true,
      hideList: [],
      wording: 'standard',
      passwordMax18: false,
      layoutRatio: '24/0',
      captcha: true,
      startLanguage: 'first',
      androidAppUrl: null,
      iosAppUrl: null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      oidcName: null,
    })
  })

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/portal',
      DATABASE_URL: 'postgres://u:p@db/portal',
      FILES_URL: 's3://bucket/prefix',
      SMTP_URL: 'smtps://m.example',
      SMS_URL: 'https://sms.example/send',
      CAPTCHA: 'off',
      DEMO: 'off',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      ORIGIN: 'https://learn.example.org',
      ADMIN_URL: 'https://admin.example.org/',
      ERROR_DSN: 'https://key@errors.example/1',
      LATE_ANSWERS_DAYS: '30',
      VISITS_DAYS: '3650',
      ERRORS_DAYS: '1',
      DRAIN_SECONDS: '30',
      PASSWORD_MAX_18: 'on',
      WORDING: 'workshop',
      PERMISSION: 'off',
      NAVIGATION: 'off',
      LOG_OUT: 'off',
      HEADER_FOOTER: 'off',
      HIDE_LIST: '/a,/b/c',
      START_LANGUAGE: 'browser',
      APP_ANDROID_URL: 'https://store.example/portal',
      APP_IOS_URL: 'https://apps.example/portal',
      LAYOUT_RATIO: '17/7',
      TIME_ZONE: 'Asia/Vientiane',
    })
    expect(settings).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/srv/portal',
      filesUrl: 's3://bucket/prefix',
      demo: false,
      trustProxy: 'loopback, 10.0.0.0/8',
      origin: 'https://learn.example.org',
      lateAnswersDays: 30,
      visitsDays: 3650,
      errorsDays: 1,
      drainSeconds: 30,
    })
    expect(settings.portal).toEqual({
      adminUrl: 'https://admin.example.org/',
      permission: false,
      navigation: false,
      logOut: false,
      headerFooter: false,
      hideList: ['/a', '/b/c'],
      wording: 'workshop',
      passwordMax18: true,
      layoutRatio: '17/7',
      captcha: false,
      startLanguage: 'browser',
      timeZone: 'Asia/Vientiane',
      androidAppUrl: 'https://store.example/portal',
      iosAppUrl: 'https://apps.example/portal',
      oidcName: null,
    })
    expect(isAbsolute(readSettings({ FILES_URL: 'files' }).filesUrl)).toBe(true)
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  })

  it.each([
    ['utc', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Europe/paris', 'Europe/Paris'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['PRC', 'Asia/Shanghai'],
  ])('the time zone %s is %s', (TIME_ZONE, name) => {
    const { timeZone, portal } = readSettings({ TIME_ZONE })
    expect([timeZone, portal.timeZone]).toEqual([name, name])
  })

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', HOST: '127.1.2.3' }, true],
    [{ NODE_ENV: 'production', HOST: '::1' }, true],
    [{ NODE_ENV: 'production', HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.0.2.7' }, false],
    [{ HOST: '127.example.org' }, false],
    [{ NODE_ENV: 'production', ORIGIN: 'http://learn.example.org' }, false],
    [{ TRUST_PROXY: 'loopback' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ DATABASE_URL: 'postgres://u:p@db/portal' }, false],
    [{ FILES_URL: 's3://bucket' }, false],
    [{ SMTP_URL: 'smtps://m.example' }, false],
    [{ SMS_URL: 'https://sms.example/send' }, false],
    [{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal' }, false],
    [{ NODE_ENV: 'production', DEMO: 'on', ORIGIN: 'https://learn.example.org' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j the demo organisation is filled in: %s', (variables, demo) => {
    expect(readSettings(variables).demo).toBe(demo)
  })

  it('where the portal is for others, it goes on for five seconds when it is told to end', () => {
    expect(readSettings({ HOST: '0.0.0.0' }).drainSeconds).toBe(5)
    expect(readSettings({ HOST: '0.0.0.0', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
  })

  it.each([
    [{ PORT: 'x' }, 'PORT must be a number'],
    [{ PORT: '80.5' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
    [{ TIME_ZONE: 'Europe/Atlantis' }, 'TIME_ZONE must be a time zone, such as Europe/Paris'],
    [{ TIME_ZONE: '+08:00' }, 'TIME_ZONE must be a time zone, such as Europe/Paris'],
    [{ TIME_ZONE: 'Etc/GMT+8' }, 'TIME_ZONE must be a time zone, such as Europe/Paris'],
    [
      { MAIN_LANGUAGE: 'fr' },
      'MAIN_LANGUAGE must be one of zh_CN, en_US, fr_FR, ar_AR, es_ES, id_ID, kh_KH, laos_LA, pt_PT, ru_RU, vi_VN',
    ],
    [{ INACTIVITY_MINUTES: '0' }, 'INACTIVITY_MINUTES must be 1 to 1440'],
    [{ INACTIVITY_MINUTES: '1441' }, 'INACTIVITY_MINUTES must be 1 to 1440'],
    [{ INACTIVITY_MINUTES: '1.5' }, 'INACTIVITY_MINUTES must be a whole number'],
    [{ INACTIVITY_MINUTES: 'x' }, 'INACTIVITY_MINUTES must be a number'],
    [{ LATE_ANSWERS_DAYS: '0' }, 'LATE_ANSWERS_DAYS must be 1 to 3650'],
    [{ VISITS_DAYS: '0' }, 'VISITS_DAYS must be 1 to 3650'],
    [{ VISITS_DAYS: '3651' }, 'VISITS_DAYS must be 1 to 3650'],
    [{ ERRORS_DAYS: '-1' }, 'ERRORS_DAYS must be 1 to 3650'],
    [{ ERRORS_DAYS: '1.5' }, 'ERRORS_DAYS must be a whole number'],
    [{ ERRORS_DAYS: 'for ever' }, 'ERRORS_DAYS must be a number'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be 0 to 300'],
    [{ DRAIN_SECONDS: '0.5' }, 'DRAIN_SECONDS must be a whole number'],
    [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS must be a number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a PostgreSQL address'],
    [{ FILES_URL: 'ftp://x' }, 'FILES_URL must be the path of a folder or an s3:// address'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a mail server'],
    [{ SMS_URL: 'sms.example' }, 'SMS_URL must be the http:// or https:// address'],
    [{ CAPTCHA: 'false' }, 'CAPTCHA must be on or off'],
    [{ DEMO: '1' }, 'DEMO must be on or off'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY must be off, the number of proxies in front, or their addresses'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY must be off, the number of proxies in front, or their addresses'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY must be off, the number of proxies in front, or their addresses'],
    [{ ORIGIN: 'https://learn.example.org/' }, 'ORIGIN must be an address without a path'],
    [{ ORIGIN: 'learn.example.org' }, 'ORIGIN must be an address without a path'],
    [{ ADMIN_URL: 'javascript:alert(1)' }, 'ADMIN_URL must be an address or a path'],
    [{ ERROR_DSN: 'x' }, 'ERROR_DSN must be the https:// address'],
    [{ APP_ANDROID_URL: 'javascript:alert(1)' }, 'APP_ANDROID_URL must be the http:// or https:// address'],
    [{ APP_IOS_URL: 'portal' }, 'APP_IOS_URL must be the http:// or https:// address'],
    [{ WORDING: 'forum' }, 'WORDING must be standard or workshop'],
    [{ SECOND_CHECK: 'phone' }, 'SECOND_CHECK must be off, always or new-device'],
    [{ LAYOUT_RATIO: '12/12' }, 'LAYOUT_RATIO must be 24/0, 5/19 or 17/7'],
    [{ HIDE_LIST: 'play' }, 'HIDE_LIST must be paths joined by commas'],
    [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, 'ORIGIN must be the address that people use, because HOST is set'],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtps://m.example' }, 'use, because SMTP_URL is set'],
    [{ NODE_ENV: 'production', CAPTCHA: 'off' }, 'CAPTCHA can be off only with npm run dev'],
  ])('report what is wrong with %j', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(SettingsError)
    expect(() => readSettings(variables)).toThrow(message)
  })

  it('report all errors, one per line', () => {
    try {
      readSettings({ PORT: 'x', DEMO: 'maybe' })
      expect.unreachable()
    } catch (error) {
      expect((error as Error).message).toBe('PORT must be a number\nDEMO must be on or off')
    }
  })
})
