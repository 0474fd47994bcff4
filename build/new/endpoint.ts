import {pascalCase} from '../hints/types.ts'
import {before, edit, type File, importOf} from './edits.ts'

const description = (name: string): string => `  /api/commerce/${name}:
    get:
      tags: [products]
      operationId: read${pascalCase(name)}
      summary: TODO
      responses:
        "200":
          description: TODO
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties:
                  items:
                    type: array
                    items: { type: object, required: [id], properties: { id: { type: string } } }
              example: { items: [{ id: 64a1f0c27be1d20013c0aa03 }] }
        "404": { $ref: "#/components/responses/NotFound" }
`

export const endpointFiles = (name: string): File[] => [
  edit('src/api/openapi.yaml', before('\ncomponents:\n', description(name))),
  edit(
    'src/backends/mock/other-routes.ts',
    before(
      "  ['DELETE', '/api/site-users",
      `  ['GET', '/api/commerce/${name}', () => answer({items: []})],\n`,
    ),
  ),
  edit(
    'demo/server/app.ts',
    importOf(`create${pascalCase(name)}Api`, `./routes/${name}-api`),
    before("  app.route('/', errorsApi(", `  app.route('/', create${pascalCase(name)}Api())\n`),
  ),
]
