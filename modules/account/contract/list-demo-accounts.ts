import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** The demonstration's accounts for the sign-in page; empty where there is no demonstration. */
export const listDemoAccounts = endpoint('GET /auth/demo-accounts', {
  answer: Type.Object({
    password: Type.Union([Type.String(), Type.Null()]),
    schools: Type.Array(
      Type.Object({
        name: Type.Union([Type.String(), Type.Null()]),
        accounts: Type.Array(
          Type.Object({
            username: Type.String(),
            name: Type.String(),
            type_ids: Type.Array(Type.Integer()),
            class_name: Type.Union([Type.String(), Type.Null()]),
          }),
        ),
      }),
    ),
  }),
});
