import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';

/** The demonstration's accounts for the sign-in page; empty where there is no demonstration. */
export const listDemoAccounts = endpoint('GET /auth/demo-accounts', {
  answer: Type.Object({
    password: nullable(Type.String()),
    schools: Type.Array(
      Type.Object({
        name: nullable(Type.String()),
        accounts: Type.Array(
          Type.Object({
            username: Type.String(),
            name: Type.String(),
            is_root: Type.Boolean(),
            roles: Type.Array(
              Type.Object({
                type_id: Type.Integer(),
                label: nullable(Type.String()),
                class_name: nullable(Type.String()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});
