import {describe, expect, it} from 'vitest'
import createJson from '../../../create-vitrine/package.json' with {type: 'json'}
import packageJson from '../../../package.json' with {type: 'json'}
import {publishedManifest} from './published-manifest.ts'

const release = {version: '1.2.0', license: 'MIT', repository: 'https://forge.example/shop/vitrine'}

describe('what is published', () => {
  it('is public, with the version and the licence of the project, and the repository', () => {
    expect(publishedManifest({name: 'a', version: '0.1.0', private: true, files: ['dist']}, release)).toEqual(
      {
        name: 'a',
        version: '1.2.0',
        license: 'MIT',
        files: ['dist'],
        repository: {type: 'git', url: 'git+https://forge.example/shop/vitrine.git'},
      },
    )
  })

  it('names no repository where none is known', () => {
    expect(publishedManifest({name: 'a'}, {...release, repository: null})).not.toHaveProperty('repository')
  })

  it('does not exist without a licence', () => {
    expect(() => publishedManifest({name: 'a'}, {...release, license: 'UNLICENSED'})).toThrow('the owner')
  })
})

it('npm publishes no working copy: both packages are private', () => {
  expect([packageJson, createJson].map((manifest) => manifest.private)).toEqual([true, true])
})
