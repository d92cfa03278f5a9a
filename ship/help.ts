export const HELP = `npm run ship -- <command> [options]

  publish <section>             builds, checks and uploads the section, and makes it live for everyone
      --share <percent>         … for a share of the users only
      --hold                    … without making it live
      --version <1.5.0>         uses this version number instead of the one in its package.json
      --build <folder>          publishes a finished build
  publish --set <section>...    publishes several sections, and the shell, as one change: all go live, or none
  preview <section>...          uploads builds for no user, and prints a link: administrators who open it run them in their own session
      --list                    lists the previews              --stop <id>   ends one for every session
  canary <section> <version> --share <percent>
                                gives an uploaded version to a share of the users
      --watch                   … and follows it: to 25 % and then everyone if it is as good as live, otherwise back
  promote <section> [version]   gives the candidate, or the named version, to everyone
  rollback <section> [--to <version>]
                                removes the candidate; if there is none, returns to the previous live version
  rollback --set <section>      takes back all that was published in one set with the section
  history <section>             who did what, when and why
  status [section]              the live version, its owner, size and figures of the last day; of the shell, the contracts it serves
  deprecations                  what each team has to change: deprecated names, and sections on the previous contract

  token add <section> [--days 365]
                                lets a team publish the section over HTTP: prints a token, once
  token list                    lists the folder's tokens          token remove <id>   removes a token

  key new                       creates the signing key in the file that SHIP_SIGNING_KEY names
  key rotate | switch | drop    rotates the key step by step; each step says what comes next
  key list                      prints the value for the origin's REGISTRY_KEYS
  sign                          signs the published versions again: the first time, and after restoring a backup

  The shell is published, rolled back and shown in status as \`shell\`; it has no candidate.

  --folder <path>   the folder of static files (or SHIP_FOLDER; default .data/live)
  --to <https://console.example>
                    a running console instead of a folder (or SHIP_ADDRESS), with the team's token in SHIP_TOKEN
  --why <text>      the reason for the history      --by <name>   the author, if not the git user
  --dry-run         only checks whether the command would work
  --json            output for scripts; with --watch, one line per event
`;
