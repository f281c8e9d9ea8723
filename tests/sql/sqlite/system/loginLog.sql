select id from login_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530) from login_log where coalesce(at_plant_id, ?) = ?
-- group_at, group_measures
--   SCAN login_log USING COVERING INDEX login_log__at_id_at_plant_ix

select count(*) from login_log where coalesce(at_plant_id, ?) = ?
--   SCAN login_log USING COVERING INDEX login_log__at_plant_ix

order by at asc, id asc
--   SCAN login_log USING COVERING INDEX login_log__at_id_at_plant_ix

order by id asc -- id
select row_groups(10000, 1, 0, outcome) from login_log where coalesce(at_plant_id, ?) = ? -- group_outcome
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from login_log where coalesce(at_plant_id, ?) = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from login_log where coalesce(at_plant_id, ?) = ?
-- group_updated_at
--   SCAN login_log

and id = ?
--   SEARCH login_log USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH login_log USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and (at >= ? and at <= ?)
--   SEARCH login_log USING COVERING INDEX login_log__at_id_at_plant_ix (at>? AND at<?)

and {} = ? -- {}: username, ip
--   SEARCH login_log USING INDEX login_log__{}_at_id_ix ({}=?)

and {} is null -- {}: username, ip
and {} like ? escape '\' -- {}: username, ip
and {} = ? -- {}: outcome
and {} in (?, …) -- {}: outcome
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (username like ? escape '\' and (username like ? escape '\' or squeezed(username) like ? escape '\'))
    or (ip like ? escape '\' and (ip like ? escape '\' or squeezed(ip) like ? escape '\'))
)
-- keyword
--   SCAN login_log USING INDEX login_log__at_id_at_plant_ix

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, at as at0, id as at1 from login_log where (coalesce(at_plant_id, ?) = ? and {} = ?) order by at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: username, ip
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH login_log USING INDEX login_log__{}_at_id_ix ({}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH login_log USING INDEX login_log__{}_at_id_ix ({}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from login_log -- group_outcome, group_created_at, group_updated_at
--   SEARCH login_log
