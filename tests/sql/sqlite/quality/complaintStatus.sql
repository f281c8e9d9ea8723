select id from complaint_status order by sort_order asc, id asc limit ?
select count(*) from complaint_status
--   SCAN complaint_status USING COVERING INDEX complaint_status__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN complaint_status USING COVERING INDEX complaint_status__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, stage) from complaint_status -- group_stage, group_measures
select row_groups(10000, 1, 0, status) from complaint_status -- group_status
select row_groups(10000, 1, 0, case when stage in (?, …) then ? else ? end) from complaint_status -- group_track
select row_groups(10000, 1, 0, case when stage in (?, …) then 1 else 0 end) from complaint_status -- group_is_closed
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from complaint_status -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from complaint_status -- group_updated_at
--   SCAN complaint_status

order by name asc, id asc
--   SCAN complaint_status USING COVERING INDEX complaint_status__name_uq

select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where stage in (?, …) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where (stage in (?, …)) is not true order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- track
select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where (stage in (?, …)) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where (stage in (?, …)) is not true order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_closed
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SCAN complaint_status
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SCAN complaint_status
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH complaint_status USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH complaint_status USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH complaint_status USING INDEX complaint_status__name_uq (name=?)

and {} is null -- {}: name, name_en
and {} like ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, stage, status
and {} in (?, …) -- {}: name_en, stage, status
and (stage in (?, …)) is not true -- track
and (stage in (?, …)) is not true or stage in (?, …) -- track
and stage in (?, …) -- is_closed
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
  or (name_en like ? escape '\' and (name_en like ? escape '\' or squeezed(name_en) like ? escape '\'))
-- keyword
--   SCAN complaint_status USING INDEX complaint_status__sort_order_id_ix

and name in (?, …)
--   SEARCH complaint_status USING INDEX complaint_status__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from complaint_status
-- group_stage, group_status, group_track, group_is_closed, group_created_at, group_updated_at, group_measures
--   SEARCH complaint_status
