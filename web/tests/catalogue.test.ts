import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import guide from '../../src/nocturne/i18n/en/guide.ftl?raw'
import web from '../../src/nocturne/i18n/en/web.ftl?raw'
import { compact } from '../catalogue'

test.each([['web', web], ['guide', guide]])('the catalogue %s says the same when it is packed', (_, source) => {
  const packed = compact(source)
  expect(packed.length).toBeLessThan(source.length)
  expect(packed).not.toMatch(/^#/m)
  expect(new FluentResource(packed).body).toEqual(new FluentResource(source).body)
})
