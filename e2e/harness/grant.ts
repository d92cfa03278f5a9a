/** Makes a user an administrator without the browser, as an administrator with this token and password. */
export async function grantAt(api: string, { token, password }: { readonly token: string; readonly password: string }, email: string) {
  const post = async (path: string, body?: object) => {
    const answer = await fetch(`${api}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await post('/auth/confirm-password', { password });
  await post(`/users/addRole/email/${encodeURIComponent(email)}/role/ROLE_ADMIN`);
}
