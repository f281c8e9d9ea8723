select id from operator where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH operator USING COVERING INDEX operator__plant_sort_order_id_ix (plant_id=?)

select count(*) from operator where plant_id = ?
--   SEARCH operator USING COVERING INDEX operator__plant_worker_sort_order_id_ix (plant_id=?)

order by {} desc, id desc -- {}: sort_order
order by {} asc, id asc -- {}: name
--   SEARCH operator USING COVERING INDEX operator__plant_{}_id_ix (plant_id=?)

order by id asc
--   SEARCH operator USING COVERING INDEX operator__plant_uq (plant_id=?)

and id = ?
--   SEARCH operator USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, status
and {} is null -- {}: name
and {} in (?, …) -- {}: name, status
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH operator USING INDEX operator__plant_sort_order_id_ix (plant_id=?)

and worker_id = ?
--   SEARCH operator USING INDEX operator__worker_id_uq (plant_id=? AND worker_id=?)

and worker_id is null
--   SEARCH operator USING COVERING INDEX operator__plant_worker_sort_order_id_ix (plant_id=? AND worker_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from operator
    where (plant_id = ? and worker_id = ?)
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
--           SEARCH operator USING INDEX operator__worker_id_uq (plant_id=? AND worker_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH operator USING INDEX operator__worker_id_uq (plant_id=? AND worker_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select worker_id as key0, count(*) from operator where plant_id = ? group by 1 limit ? -- group_worker_id, group_measures
--   SEARCH operator USING COVERING INDEX operator__worker_id_uq (plant_id=?)

select max(id) from operator -- group_status, group_created_at, group_updated_at
--   SEARCH operator

select row_groups(10000, 1, 0, status) from operator indexed by operator__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from operator indexed by operator__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from operator indexed by operator__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH operator USING INDEX operator__plant_uq (plant_id=?)
