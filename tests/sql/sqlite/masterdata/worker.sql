select id from worker where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH worker USING COVERING INDEX worker__plant_sort_order_id_ix (plant_id=?)

select count(*) from worker where plant_id = ?
select user_id as key0, count(*) from worker where plant_id = ? group by 1 limit ? -- group_user_id
--   SEARCH worker USING COVERING INDEX worker__user_id_uq (plant_id=?)

order by {} desc, id desc -- {}: sort_order
order by {} asc, id asc -- {}: name
--   SEARCH worker USING COVERING INDEX worker__plant_{}_id_ix (plant_id=?)

order by id asc
--   SEARCH worker USING COVERING INDEX worker__plant_uq (plant_id=?)

order by worker_no asc, id asc
--   SEARCH worker USING COVERING INDEX worker__worker_no_uq (plant_id=?)

and id = ?
--   SEARCH worker USING INTEGER PRIMARY KEY (rowid=?)

and worker_no = ?
--   SEARCH worker USING INDEX worker__worker_no_uq (plant_id=? AND worker_no=?)

and {} is null -- {}: worker_no, name, team
and {} like ? escape '\' -- {}: worker_no, name, team
and {} = ? -- {}: name, team, status
and {} in (?, …) -- {}: name, team, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (worker_no like ? escape '\' and (worker_no like ? escape '\' or squeezed(worker_no) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
    or (team like ? escape '\' and (team like ? escape '\' or squeezed(team) like ? escape '\'))
)
-- keyword
--   SEARCH worker USING INDEX worker__plant_sort_order_id_ix (plant_id=?)

and worker_no in (?, …)
--   SEARCH worker USING INDEX worker__worker_no_uq (plant_id=? AND worker_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: position_id
and {} is null -- {}: position_id, user_id
--   SEARCH worker USING COVERING INDEX worker__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from worker
    where (plant_id = ? and position_id = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH worker USING COVERING INDEX worker__plant_position_sort_order_id_ix (plant_id=? AND position_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH worker USING COVERING INDEX worker__plant_position_sort_order_id_ix (plant_id=? AND position_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and user_id = ?
--   SEARCH worker USING INDEX worker__user_id_uq (plant_id=? AND user_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from worker where (plant_id = ? and user_id = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH worker USING INDEX worker__user_id_uq (plant_id=? AND user_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH worker USING INDEX worker__user_id_uq (plant_id=? AND user_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select position_id as key0, count(*) from worker where plant_id = ? group by 1 limit ? -- group_position_id, group_measures
--   SEARCH worker USING COVERING INDEX worker__plant_position_sort_order_id_ix (plant_id=?)

select max(id) from worker -- group_status, group_created_at, group_updated_at
--   SEARCH worker

select row_groups(10000, 1, 0, status) from worker indexed by worker__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from worker indexed by worker__plant_uq where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from worker indexed by worker__plant_uq where plant_id = ?
-- group_updated_at
--   SEARCH worker USING INDEX worker__plant_uq (plant_id=?)
