// react-admin's tutorial app: two resources with its fake data.
import fakeDataProvider from 'ra-data-fakerest';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, EmailField, List, NumberField, Resource, TextField } from 'react-admin';

const ids = Array.from({ length: 20 }, (_, id) => id);
const users = ids.map((id) => ({ id, name: `Player ${id}`, email: `player.${id}@mail.test` }));
const rooms = ids.map((id) => ({ id, status: 'PENDING', entryFee: 20 + id, player: `Player ${id}` }));
const texts = (...sources) => sources.map((source) => h(TextField, { key: source, source }));
const list = (...fields) => h(List, null, h(Datagrid, null, ...fields));
const RoomList = () => list(...texts('id', 'status', 'player'), h(NumberField, { source: 'entryFee' }));
const UserList = () => list(...texts('name'), h(EmailField, { source: 'email' }));
const resources = [h(Resource, { name: 'rooms', list: RoomList }), h(Resource, { name: 'users', list: UserList })];
createRoot(document.getElementById('root')).render(h(Admin, { dataProvider: fakeDataProvider({ rooms, users }) }, ...resources));
