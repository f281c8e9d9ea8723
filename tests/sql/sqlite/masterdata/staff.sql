select id from staff where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH staff USING COVERING INDEX staff__plant_sort_order_id_ix (plant_id=?)

select count(*) from staff where plant_id = ?
select worker_id as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_worker_id, group_measures
--   SEARCH staff USING COVERING INDEX staff__worker_id_uq (plant_id=?)

order by {} desc, id desc -- {}: sort_order
order by {} asc, id asc -- {}: name
--   SEARCH staff USING COVERING INDEX staff__plant_{}_id_ix (plant_id=?)

order by id asc
--   SEARCH staff USING COVERING INDEX staff__plant_uq (plant_id=?)

order by staff_no asc, id asc
--   SEARCH staff USING COVERING INDEX staff__staff_no_uq (plant_id=?)

and id = ?
--   SEARCH staff USING INTEGER PRIMARY KEY (rowid=?)

and staff_no = ?
--   SEARCH staff USING INDEX staff__staff_no_uq (plant_id=? AND staff_no=?)

and {} is null -- {}: staff_no, name
and {} like ? escape '\' -- {}: staff_no, name
and {} = ? -- {}: name, is_acc, is_ink, status
and {} in (?, …) -- {}: name, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (staff_no like ? escape '\' and (staff_no like ? escape '\' or squeezed(staff_no) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH staff USING INDEX staff__plant_sort_order_id_ix (plant_id=?)

and staff_no in (?, …)
--   SEARCH staff USING INDEX staff__staff_no_uq (plant_id=? AND staff_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and worker_id = ?
--   SEARCH staff USING INDEX staff__worker_id_uq (plant_id=? AND worker_id=?)

and {} is null -- {}: worker_id, position_id
and {} = ? -- {}: position_id
--   SEARCH staff USING COVERING INDEX staff__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from staff where (plant_id = ? and worker_id = ?) order by sort_order asc, id asc limit ?
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
--           SEARCH staff USING INDEX staff__worker_id_uq (plant_id=? AND worker_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH staff USING INDEX staff__worker_id_uq (plant_id=? AND worker_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from staff
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
--           SEARCH staff USING COVERING INDEX staff__plant_position_sort_order_id_ix (plant_id=? AND position_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH staff USING COVERING INDEX staff__plant_position_sort_order_id_ix (plant_id=? AND position_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from staff -- group_is_acc, group_is_ink, group_status, group_created_at, group_updated_at
--   SEARCH staff

select row_groups(10000, 1, 0, is_acc) from staff indexed by staff__plant_uq where plant_id = ? -- group_is_acc
select row_groups(10000, 1, 0, is_ink) from staff indexed by staff__plant_uq where plant_id = ? -- group_is_ink
select row_groups(10000, 1, 0, status) from staff indexed by staff__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from staff indexed by staff__plant_uq where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from staff indexed by staff__plant_uq where plant_id = ?
-- group_updated_at
--   SEARCH staff USING INDEX staff__plant_uq (plant_id=?)

select position_id as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_position_id
--   SEARCH staff USING COVERING INDEX staff__plant_position_sort_order_id_ix (plant_id=?)
