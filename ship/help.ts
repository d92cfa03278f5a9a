export const HELP = `npm run ship -- <command> [options]

  publish <section>             builds, checks and uploads it, and makes it live for everybody
      --share <per cent>        … for a share of the people only
      --hold                    … for nobody yet
      --version <1.5.0>         under this number instead of the one of its package.json
      --build <folder>          takes a finished build
  canary <section> <version> --share <per cent>
                                gives an uploaded version to a share of the people
      --watch                   … and follows it: to 25 % and everybody when it is as good as live, back when it is not
  promote <section> [version]   gives the candidate, or the named version, to everybody
  rollback <section> [--to <version>]
                                takes the candidate back, or where there is none the live version, by one step
  history <section>             who did what, when and why
  status [section]              what is live, whose it is, what it weighs and went through in the last day

  token add <section> [--days 365]
                                lets a team publish it over HTTP: prints a token, once
  token list                    the tokens of the folder           token remove <id>   takes one away

  key new                       makes the key that what is published is signed with, in the file that SHIP_SIGNING_KEY names
  key rotate | switch | drop    exchanges it, step by step; each says what comes next
  key list                      what the origin's REGISTRY_KEYS has to say
  sign                          signs what is published anew: the first time, and after a backup

  The shell is published, taken back and asked after as \`shell\`; it has no candidate.

  --folder <path>   the folder of static files (or SHIP_FOLDER; .data/live when neither is given)
  --to <https://console.example>
                    a running console in its place (or SHIP_ADDRESS), with the team's token in SHIP_TOKEN
  --why <words>     what the history shall say      --by <name>   who does it, when not the git user
  --dry-run         only finds out whether it could be done
  --json            answers for scripts; with --watch a line for each thing that happens
`;
